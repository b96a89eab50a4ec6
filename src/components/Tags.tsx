import * as styles from '../../styles/Tags.module.css';

export const Tags = ({ tags }: { tags: string[] }) =>
  <ul className={styles.tags}>{tags.map((tag, index) => <li key={index} dir="auto">{tag}</li>)}</ul>;
