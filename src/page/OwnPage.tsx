import type { TeamPage } from '../team/types';
import { PageTop } from './PageTop';

type Props = Pick<TeamPage, 'title' | 'Content'> & { back: string };

/** One root element, so that React can remove it even if a translation extension has replaced its text nodes. */
export const OwnPage = ({ title, back, Content }: Props) => (
  <div className="plain">
    <PageTop title={title} back={back} />
    <Content />
  </div>
);
