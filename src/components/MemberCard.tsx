import type { ReactNode } from 'react';
import { turnHint } from 'site-words';
import * as styles from '../../styles/MemberCard.module.css';
import type { Profile } from '../model/types';
import { Tags } from './Tags';
import { useFlip } from './use-flip';

/** The visible label of the button. Each face has one, so that it flips along. */
const Label = ({ name, children }: { name: string; children?: ReactNode }) => (
  <p className={`icon ${styles.label}`} aria-hidden>
    <span className={styles.name}>{name}</span>
    {children}
  </p>
);

type FrontProps = Profile & { inert?: boolean; children?: ReactNode };

const Front = ({ name, role, roleLanguage, bio, skills, inert, avatar, initials, children }: FrontProps) => (
  <div className={styles.front} inert={inert}>
    <span className={styles.avatar} aria-hidden>
      {avatar ? <img src={avatar} alt={initials} loading="lazy" decoding="async" /> : initials}
    </span>
    <h3 dir="auto">{name}</h3>
    {role && <p className={styles.role} dir="auto" lang={roleLanguage}>{role}</p>}
    {bio && <p className={styles.bio} dir="auto">{bio}</p>}
    {skills && <Tags tags={skills} />}
    {children}
  </div>
);

/** The button comes between the faces, so that Tab moves on to the back face. */
function FlipCard(member: Profile) {
  const [isFlipped, props] = useFlip();
  return (
    <li className={styles.card} tabIndex={-1} {...props}>
      <Front {...member} inert={isFlipped}><Label name={member.more} /></Front>
      <button className={styles.flip} aria-label={member.more} aria-expanded={isFlipped} />
      <div className={`fill ${styles.back}`} inert={isFlipped === false}>
        <h3 dir="auto">{member.linksTitle}</h3>
        <ul role="list">
          {member.links.map(({ text, ...link }, index) => (
            <li key={index}><a className="button" {...link}><span>{text}</span></a></li>
          ))}
        </ul>
        <Label name={member.more}><span className={styles.tooltip} role="tooltip">{turnHint}</span></Label>
      </div>
    </li>
  );
}

export const MemberCard = (member: Profile) =>
  member.links[0] ? <FlipCard {...member} /> : <li className={styles.card}><Front {...member} /></li>;
