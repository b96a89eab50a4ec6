import { useId } from 'react';
import * as styles from '../../styles/MemberCard.module.css';
import { useTurn } from '../hooks/use-turn';
import type { Profile } from '../types';
import { Avatar } from './Avatar';
import { Tags } from './Tags';

/** A card that turns from who somebody is to where to read more, if there is anything to read. */
export function MemberCard({ name, role, bio, skills, more, links, ...avatar }: Profile) {
  const [isTurned, handlers] = useTurn();
  const hint = useId();
  const front = (
    <div className={styles.front} inert={isTurned}>
      <Avatar {...avatar} />
      <h3>{name}</h3>
      <p>{role}</p>
      <p>{bio}</p>
      <Tags tags={skills} />
    </div>
  );
  if (!links[0]) return <li className={styles.card}>{front}</li>;
  // The button stands between the faces: it does not turn, and what follows it is the back.
  return (
    <li className={styles.card} tabIndex={-1} {...handlers}>
      {front}
      <button className={`icon ${styles.turn}`} aria-label={more} aria-describedby={hint} aria-expanded={isTurned} />
      <div className={styles.back} inert={isTurned === false}>
        <h3>{more}:</h3>
        <ul>{links.map((link) => <li key={link.children}><a className="button" {...link} /></li>)}</ul>
      </div>
      <span className={styles.hint} id={hint} role="tooltip">Click/hover para dar vuelta</span>
    </li>
  );
}
