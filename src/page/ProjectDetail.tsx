import * as styles from '../../styles/ProjectDetail.module.css';
import { Gallery } from '../components/Gallery';
import { Invitation } from '../components/Invitation';
import { Tags } from '../components/Tags';
import type { ProjectData } from '../model/types';
import { PageTop } from './PageTop';

export const ProjectDetail = ({ title, desc, tags, captures, text, visits }: ProjectData) => (
  <div className={styles.detail}>
    <PageTop title={title} />
    <div className={styles.top}>
      <p dir="auto">{desc}</p>
      <Tags tags={tags} />
      {visits.map(({ text: name, ...link }, index) => (
        <a key={index} className="button" {...link}><span>{name}</span></a>
      ))}
    </div>
    {captures.length > 0 && <Gallery captures={captures} />}
    {text.map((paragraph, index) => <p key={index} className={styles.text} dir="auto">{paragraph}</p>)}
    <Invitation isBeside />
  </div>
);
