import * as styles from '../../styles/ProjectCard.module.css';
import type { ProjectPage } from '../types';
import { seeMore } from '../words';
import { CaptureImage } from './CaptureImage';
import { Pattern } from './Pattern';
import { Tags } from './Tags';

type Props = ProjectPage & { isFirst: boolean };

/** The cover of the first project loads at once, so that a full-page screenshot has it. */
export const ProjectCard = ({ id, title, desc, tags, captures: [cover], pattern, link, isFirst }: Props) => (
  <li className={styles.card}>
    <div className={styles.cover}>
      {cover && <CaptureImage {...cover} alt="" {...(isFirst ? { fetchPriority: 'low' } : { loading: 'lazy' })} />}
      {pattern && <Pattern id={id} paths={pattern} />}
    </div>
    <div className={styles.words}>
      <h3 data-travel={`title-${id}`}>{title}</h3>
      <p>{desc}</p>
      <Tags tags={tags} />
      <a className={'button ' + styles.more} {...link}>{seeMore}</a>
    </div>
  </li>
);
