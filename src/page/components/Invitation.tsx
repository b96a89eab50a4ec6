import { home } from 'model';
import * as styles from '../../../styles/Invitation.module.css';

/** Asks whether the visitor has a project, and gives the address to write to, at the end of a page beside that. */
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
