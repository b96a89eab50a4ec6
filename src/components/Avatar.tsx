import * as styles from '../../styles/Avatar.module.css';
import { base } from '../router/routes';
import { initials } from './initials';

/** A picture beside the name it belongs to, so it has no words of its own. */
export const Avatar = ({ name, image }: { name: string; image?: string }) =>
  image
    ? <img className={styles.avatar} src={base + image} alt="" width="44" height="44" loading="lazy" decoding="async" />
    : <span className={styles.avatar} aria-hidden="true">{initials(name)}</span>;
