import { home } from 'site-data';
import { sections } from 'site/sections';
import * as styles from '../../styles/Home.module.css';
import { titleId } from '../model/markup';

const { headline: [start, lastWord], intro, services } = home;

/** The last word and the square share an element, so that the square never wraps alone. */
export const Home = () => (
  <div className={styles.home}>
    <div className={styles.headline}>
      <h1 id={titleId} dir="auto">{start}<span className="square-end">{lastWord}</span></h1>
    </div>
    <p className={styles.intro} dir="auto">{intro}</p>
    {services.length > 0 && (
      <ul role="list" className={styles.services}>
        {services.map((service, index) => <li key={index} className="square" dir="auto">{service}</li>)}
      </ul>
    )}
    {Object.entries(sections).map(([id, { heading, Content }]) => (
      <section key={id} id={id} className="plain" tabIndex={-1} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={styles.heading} dir="auto">{heading}</h2>
        <Content />
      </section>
    ))}
  </div>
);
