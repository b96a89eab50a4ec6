import { home } from 'model';
import * as styles from '../../../styles/Invitation.module.css';

/** Keeps hyphens with their neighbours, so that lines break at the @ instead. Letters may still break anywhere. */
const joinAtHyphens = (part = '') =>
  part.split(/(.-.)/).map((text, index) => (index % 2 ? <span key={index}>{text}</span> : text));

/** Invites the visitor to write: at the end of a page, `isBeside` shows question and address side by side. */
export function Invitation({ isBeside = false }) {
  const [question, more] = home.contact;
  const { text, ...link } = home.mail;
  const [user, host] = text.split(/(?=@)/);
  return (
    <p className={isBeside ? styles.invitation + ' ' + styles.beside : styles.invitation} dir="auto">
      <b>{question}</b> {more} <a className="button" {...link}>
        <bdi dir="ltr"><span>{joinAtHyphens(user)}</span><wbr aria-hidden /><span>{joinAtHyphens(host)}<i /></span></bdi>
      </a>
    </p>
  );
}
