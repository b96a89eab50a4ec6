import type { OwnPage as Props } from '../../types';
import { PageTop } from '../components/PageTop';

/** A page of the team's own. */
export const OwnPage = ({ title, Content }: Props) => (
  <>
    <PageTop title={title} />
    <Content />
  </>
);
