import * as styles from '../../styles/Avatar.module.css';
import type { Profile } from '../types';

/** A face, or initials, beside the name they belong to, so they have no words of their own. */
export const Avatar = ({ avatar, initials }: Pick<Profile, 'avatar' | 'initials'>) => (
  <span className={styles.avatar} aria-hidden>
    {avatar ? <img src={avatar} alt="" loading="lazy" decoding="async" /> : initials}
  </span>
);
