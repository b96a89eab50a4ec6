import { useId } from 'react';
import * as styles from '../../styles/MemberCard.module.css';
import { useTurn } from '../hooks/use-turn';
import type { LinkKind, Member } from '../types';
import { Avatar } from './Avatar';
import { LinkButton } from './LinkButton';
import { Tags } from './Tags';

// In lower case, a label is the kind of its link.
const labels = ['GitHub', 'GitLab', 'CV', 'LinkedIn', 'Website'];

/** A card that turns from who somebody is to where to read more, if there is anything to read. */
export function MemberCard({ member: { name, role, bio, skills, avatar, links } }: { member: Member }) {
  const [isTurned, handlers] = useTurn();
  const hint = useId();
  const title = `Más sobre ${name.trim().split(/\s/)[0]}`;
  const more = labels.map((label) => {
    const href = links[label.toLowerCase() as LinkKind];
    return href && <li key={label}><LinkButton href={href}>{label}</LinkButton></li>;
  });
  const front = (
    <div className={styles.front} inert={isTurned}>
      <Avatar name={name} image={avatar} />
      <h3>{name}</h3>
      <p>{role}</p>
      <p>{bio}</p>
      <Tags tags={skills} />
    </div>
  );
  if (!more.some(Boolean)) return <li className={styles.card}>{front}</li>;
  // The button stands between the faces: it does not turn, and what follows it is the back.
  return (
    <li className={styles.card} tabIndex={-1} {...handlers}>
      {front}
      <button aria-label={title} aria-describedby={hint} aria-expanded={isTurned} />
      <div className={styles.back} inert={isTurned === false}>
        <h3>{`${title}:`}</h3>
        <ul>{more}</ul>
      </div>
      <span id={hint} role="tooltip">Click/hover para dar vuelta</span>
    </li>
  );
}
