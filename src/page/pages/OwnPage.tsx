import { PageTop } from '../components/PageTop';
import type { OwnPage as Props } from '../../types';
import { registry } from 'site/sections';

/** A page of the team's own. */
export function OwnPage({ name, title }: Props) {
  const Content = registry[name]!;
  return (
    <>
      <PageTop title={title} />
      <Content />
    </>
  );
}
