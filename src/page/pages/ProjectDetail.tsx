import * as words from 'site/words';
import * as styles from '../../../styles/ProjectDetail.module.css';
import type { DetailPage, ProjectPage } from '../../model';
import { Gallery } from '../components/Gallery';
import { Invitation } from '../components/Invitation';
import { PageTop } from '../components/PageTop';
import { Pattern } from '../components/Pattern';
import { Tags } from '../components/Tags';

type Props = DetailPage & Pick<ProjectPage, 'pattern'>;

/** Empty for an unknown project. */
export const ProjectDetail = ({ title, desc, tags, captures, text, visit, pattern }: Props) => (
  <div className={styles.detail}>
    <PageTop title={title} />
    {title && (
      <div className={styles.split}>
        <p className={styles.lead}>{desc}</p>
        <div>
          <Tags tags={tags} />
          {visit && <a className="button" {...visit}><span>{words.visit}</span></a>}
        </div>
      </div>
    )}
    {pattern ? <Pattern {...pattern} /> : <Gallery captures={captures} />}
    {text.map((paragraph, index) => <p key={index} className={styles.text}>{paragraph}</p>)}
    {title && <Invitation isBeside />}
  </div>
);
