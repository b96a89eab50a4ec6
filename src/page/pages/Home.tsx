import { sections } from 'site/sections';
import * as styles from '../../../styles/Home.module.css';
import type { HomePage } from '../../model';

/** The text, and its last word. No-break spaces join words. */
const endOf = (headline: string) => /^(.*[^\S\xa0])?(.+)$/s.exec(headline)!.slice(1);

/** The square follows the headline's last word and never stands on a line of its own. */
const Headline = ({ headline }: Pick<HomePage, 'headline'>) => {
  const [start, lastWord] = endOf(headline);
  return <h1 id="contenido-title">{start}<span className="title">{lastWord}</span></h1>;
};

export const Home = ({ headline, intro, services }: HomePage) => (
  <div className={styles.home}>
    <div className={styles.headline}>
      <Headline headline={headline} />
    </div>
    <p className={styles.intro}>{intro}</p>
    <ul className={styles.services}>
      {services.map((service, index) => <li key={index} className="square">{service}</li>)}
    </ul>
    {Object.entries(sections).map(([id, { heading, Content }]) => (
      <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{heading}</h2>
        <Content />
      </section>
    ))}
  </div>
);
