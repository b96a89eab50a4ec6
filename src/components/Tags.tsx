import * as styles from '../../styles/Tags.module.css';

export const Tags = ({ tags }: { tags: string[] }) => (
  <ul role="list" className={styles.tags}>
    {tags.map((tag, index) => <li key={index} className="square" dir="auto">{tag}</li>)}
  </ul>
);
