import * as styles from '../../styles/Avatar.module.css';
import type { Profile } from '../types';

/** A face, or initials, beside the name they belong to, so they have no words of their own. */
export const Avatar = ({ face, initials }: Pick<Profile, 'face' | 'initials'>) => (
  <span className={styles.avatar} aria-hidden>
    {face ? <img src={face} alt="" loading="lazy" decoding="async" /> : initials}
  </span>
);
