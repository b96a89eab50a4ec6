import { base } from 'prepared';
import * as styles from '../../styles/ProjectDetail.module.css';
import { Gallery } from '../components/Gallery';
import { Invitation } from '../components/Invitation';
import { Pattern } from '../components/Pattern';
import { Tags } from '../components/Tags';
import type { DetailPage } from '../types';
import * as words from '../words';
import { lettersOf } from './letters';

/** A project's page. For an unknown project it is empty; its heading keeps an accessible name. */
export const ProjectDetail = ({ title, desc, tags, captures, pattern, text, visit }: DetailPage) => (
  <div className={styles.detail}>
    <a className={'button icon ' + styles.back} href={base} rel="prev">{words.back}</a>
    <h1 data-letters={lettersOf(title)} aria-label={title ? undefined : words.unknownProject}>{title}</h1>
    <p className={styles.lead}>{desc}</p>
    <Tags tags={tags} />
    {visit && <a className="button" {...visit}>{words.visit}</a>}
    <Gallery captures={captures} />
    {pattern && <Pattern paths={pattern} />}
    {text.map((paragraph, index) => <p key={index} className={styles.text}>{paragraph}</p>)}
    {title && <div className={styles.invitation}><Invitation /></div>}
  </div>
);
