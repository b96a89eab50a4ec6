import * as styles from '../../styles/ProjectDetail.module.css';
import { Gallery } from '../components/Gallery';
import { Tags } from '../components/Tags';
import { base } from '../router/routes';
import type { Project } from '../types';

/** A project's page; without a project an empty one, whose heading only has a name. */
export const ProjectDetail = ({ project }: { project: Project | null }) => (
  <div className={styles.detail}>
    <a href={base} rel="prev">Volver</a>
    <h1 aria-label={project ? undefined : 'Proyecto'}>{project?.title}</h1>
    {project && (
      <>
        <p>{project.desc}</p>
        <Tags tags={project.tags} />
        <Gallery title={project.title} images={project.images} />
      </>
    )}
  </div>
);
