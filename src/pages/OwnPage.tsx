import { PageTop } from '../components/PageTop';
import type { OwnPage as Props } from '../types';
import { contents } from './contents';

/** A page of the team's own. */
export function OwnPage({ name, title }: Props) {
  const Content = contents[name]!;
  return (
    <>
      <PageTop title={title} />
      <Content />
    </>
  );
}
