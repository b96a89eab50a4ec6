import { render } from '@testing-library/react';
import { projects } from 'model';
import { expect, test } from 'vitest';
import { ProjectCard } from '../../../src/page/components/ProjectCard';

const [project] = projects;

function show(changed: object) {
  render(<ProjectCard {...project!} {...changed} isFirst />);
  return document.querySelector('li')!;
}

test('the cover of a project without captures is its pattern, without a style attribute, for eyes only (F27)', () => {
  const paths = [{ d: 'M1 2h8', strokeDasharray: '3.4 .6' }, { d: 'M1 1h2v2h-2z' }];
  const pattern = { paths, colour: 'oklch(from var(--fill-edge) l c calc(h + 9))' };
  const drawing = show({ captures: [], pattern }).querySelector('svg')!;
  const shown = [...drawing.querySelectorAll('path')].map((path) => [...path.attributes].map(({ value }) => value));
  expect(shown).toEqual(paths.map((path) => Object.values(path)));
  expect(drawing.getAttribute('color')).toBe(pattern.colour);
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
  expect(drawing.outerHTML).not.toContain('style=');
});

test('the cover of a project with captures is the first', () => {
  const card = show({});
  expect(card.querySelector('svg')).toBeNull();
  expect([...card.querySelectorAll('img')].map(({ alt, width }) => [alt, width])).toEqual([['', 1280]]);
});

test.each([[601, 'portrait'], [600, 'wide']])('a capture of 800 by %i is %s', (height, name) => {
  const captures = [{ ...project!.captures[0], width: 800, height }];
  expect(show({ captures }).querySelector('img')!.className).toBe(name);
});
