import type { OwnPage as Props } from '../../types';
import { PageTop } from '../components/PageTop';

/** A page of the team's own, in one element: translators wrap loose texts, which React could not remove then. */
export const OwnPage = ({ title, Content }: Props) => (
  <div>
    <PageTop title={title} />
    <Content />
  </div>
);
