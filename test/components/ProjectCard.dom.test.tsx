import { render } from '@testing-library/react';
import { projects } from 'site-data';
import { expect, test } from 'vitest';
import { ProjectCard } from '../../src/components/ProjectCard';

const [project] = projects;

function show(changed: object) {
  render(<ProjectCard {...project!} {...changed} isFirst isWide={false} />);
  return document.querySelector('li')!;
}

test('the cover of a project without captures is its initial (F27)', () => {
  const cover = show({ captures: [], initial: 'Ó' }).querySelector('[data-initial]')!;
  expect(cover.innerHTML).toBe('<b class="square-end">Ó</b>');
  expect(cover.getAttribute('aria-hidden')).toBe('true');
});

test('the cover of a project with captures is the first', () => {
  const card = show({});
  expect(card.querySelector('[data-initial]')).toBeNull();
  expect([...card.querySelectorAll('img')].map(({ alt, width }) => [alt, width])).toEqual([['', 1280]]);
});

test.each([[601, 'portrait'], [600, 'wide']])('a capture of 800 by %i is %s', (height, shape) => {
  const captures = [{ ...project!.captures[0], width: 800, height }];
  expect(show({ captures }).querySelector('img')!.className).toBe(`CaptureImage-${shape}`);
});
