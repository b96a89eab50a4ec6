import { render } from '@testing-library/react';
import { projects } from 'prepared';
import { expect, test } from 'vitest';
import { ProjectCard } from '../../src/components/ProjectCard';

const [project] = projects;

function show(changed: object) {
  render(<ProjectCard {...project!} {...changed} isFirst />);
  return document.querySelector('li')!;
}

test('a project without captures has the pattern of its name for a cover, without a style attribute, and unseen by screen readers (F27)', () => {
  const drawing = show({ captures: [], pattern: ['M1 1h2v2h-2z', 'M5 1h2v2h-2z'] }).querySelector('svg')!;
  expect([...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(['M1 1h2v2h-2z', 'M5 1h2v2h-2z']);
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
  expect(drawing.outerHTML).not.toContain('style=');
});

test('the cover of a project with captures is the first', () => {
  const card = show({});
  expect(card.querySelector('svg')).toBeNull();
  expect([...card.querySelectorAll('img')].map(({ alt, width }) => [alt, width])).toEqual([['', 1280]]);
});
