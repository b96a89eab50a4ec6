// How cards and pages show projects and their captures.
import { render, screen } from '@testing-library/react';
import { projects } from 'site-data';
import { expect, test } from 'vitest';
import { Projects } from '../../src/components/Cards';
import { ProjectDetail } from '../../src/page/ProjectDetail';

const project = projects[0]!;
const { captures } = project;

const showProject = (changes = {}) => render(<Projects projects={[{ ...project, ...changes }]} />);
const cover = () => screen.queryByRole('presentation');

test('the cover of a project is its first capture or, without captures, its initial (F27)', () => {
  const { unmount } = showProject();
  expect(cover()!.getAttribute('src')).toBe(captures[0]!.src);
  unmount();
  showProject({ captures: [], initial: 'Ó' });
  expect(cover()).toBeNull();
  expect(screen.getByText('Ó').closest('[aria-hidden=true]')).not.toBeNull();
});

test.each([[601, 'portrait'], [600, 'wide']])('a capture of 800 by %i is %s (F26)', (height, shape) => {
  showProject({ captures: [{ ...captures[0], width: 800, height }] });
  expect(cover()!.className).toBe(`CaptureImage-${shape}`);
});

test('the page of a project shows its text and named links (F2)', () => {
  render(<ProjectDetail {...project} text={['Llevaban rutas.']} visits={[{ text: 'Demo', href: '/demo' }]} />);
  screen.getByText('Llevaban rutas.');
  screen.getByRole('link', { name: 'Demo' });
});
