import { home } from 'model';
import * as styles from '../../../styles/Invitation.module.css';

/** Invites the visitor to write: at the end of a page, `isBeside` shows question and address side by side. */
export function Invitation({ isBeside = false }) {
  const [question, more] = home.contact;
  const { text, href } = home.mail;
  const [user, host] = text.split(/(?=@)/);
  return (
    <p className={isBeside ? styles.invitation + ' ' + styles.beside : styles.invitation}>
      <b>{question}</b> {more} <a className="button" href={href}>
        <span>{user}</span><wbr aria-hidden /><span>{host}<i /></span>
      </a>
    </p>
  );
}
