import { home } from 'site-data';
import * as styles from '../../styles/Invitation.module.css';

/** Prevents line breaks at hyphens, so that an e-mail address breaks only before the @. */
const joinAtHyphens = (part = '') =>
  part.split(/(.(?:-.)+)/).map((text, index) => (index % 2 ? <span key={index}>{text}</span> : text));

export function Invitation({ isBeside = false }) {
  const [heading, more] = home.contact;
  const { text, ...link } = home.mail;
  const [user, host] = text.split(/(?=@)/);
  return (
    <p className={`fill ${styles.invitation}${isBeside ? ` ${styles.beside}` : ''}`} dir="auto">
      <b>{heading}</b> {more && <span>{more}</span>} <a className="button" {...link}>
        <bdi dir="ltr">
          <span>{joinAtHyphens(user)}</span><wbr aria-hidden /><span>{joinAtHyphens(host)}<i /></span>
        </bdi>
      </a>
    </p>
  );
}
