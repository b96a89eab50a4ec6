import type { TeamPage } from '../team/types';
import { PageTop } from './PageTop';

/** One element, so that React can remove it even after a translator has changed its texts. */
export const OwnPage = ({ title, Content }: TeamPage) => (
  <div className="plain">
    <PageTop title={title} />
    <Content />
  </div>
);
