import * as styles from '../../../styles/Home.module.css';
import type { HomePage } from '../../types';
import { sections } from 'site/words';
import { registry } from 'site/sections';

const Section = ({ id, heading }: { id: string; heading: string }) => {
  const Content = registry[id]!;
  return (
    <section id={id} tabIndex={-1}>
      <h2>{heading}</h2>
      <Content />
    </section>
  );
};

export const Home = ({ headline, intro, services }: HomePage) => (
  <div className={styles.home}>
    <h1 className={styles.headline}>{headline}</h1>
    <p className={styles.intro}>{intro}</p>
    <ul className={styles.services}>
      {services.map((service, index) => <li key={index} className="square">{service}</li>)}
    </ul>
    {Object.entries(sections).map(([id, { heading }]) => <Section key={id} id={id} heading={heading} />)}
  </div>
);
