import { members as all } from 'site-data';
import * as styles from '../../styles/Cards.module.css';
import { MemberCard } from './MemberCard';

export const Members = ({ members = all }) => (
  <ul role="list" className={styles.cards}>
    {members.map((member, index) => <MemberCard key={`${index} ${member.name}`} {...member} />)}
  </ul>
);
