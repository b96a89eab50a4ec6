import { render, screen } from '@testing-library/react';
import { projects } from 'site-data';
import { opensTab } from 'site/words';
import { expect, test } from 'vitest';
import { Projects } from '../../src/components/Cards';
import { ProjectDetail } from '../../src/page/ProjectDetail';

const visit = { text: 'Demo', href: 'https://example.com/demo', 'aria-label': `Demo ${opensTab}` };
const project = { ...projects[0]!, text: ['Llevaban sus rutas en papel.'], visits: [visit] };

test.each([
  ['its page', () => <ProjectDetail {...project} />, 1], ['its card', () => <Projects projects={[project]} />, 0],
])('on %s, a project has its text and named links %i times', (_, Part, count) => {
  render(<Part />);
  expect(screen.queryAllByText('Llevaban sus rutas en papel.')).toHaveLength(count);
  expect(screen.queryAllByRole('link', { name: `Demo ${opensTab}` })).toHaveLength(count);
});
