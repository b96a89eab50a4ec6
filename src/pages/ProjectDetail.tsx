import * as styles from '../../styles/ProjectDetail.module.css';
import { Gallery } from '../components/Gallery';
import { Tags } from '../components/Tags';
import { base } from '../prepare/prepared';
import type { ProjectPage } from '../types';

/** A project's page; without a project an empty one, of whose heading only the accessible name remains. */
export const ProjectDetail = ({ name, desc, tags, images }: Partial<ProjectPage>) => (
  <div className={styles.detail}>
    <a className="icon" href={base} rel="prev">Volver</a>
    <h1 aria-label={name ? undefined : 'Proyecto'}>{name}</h1>
    <p>{desc}</p>
    <Tags tags={tags} />
    {images && <Gallery title={name} images={images} />}
  </div>
);
