import { render } from '@testing-library/react';
import { projects } from 'model';
import { opensTab } from 'site/words';
import { expect, test } from 'vitest';
import { ProjectCard } from '../../../src/page/components/ProjectCard';

const [project] = projects;

function show(changed: object) {
  render(<ProjectCard {...project!} {...changed} isFirst />);
  return document.querySelector('li')!;
}

test.each([
  [undefined, '/proyectos?id=geoapp', '', '', 'Ver más: Geo App'],
  ['https://otra.example/', 'https://otra.example/', '_blank', 'noopener noreferrer', `Ver más: Geo App ${opensTab}`],
])('with the link %s, the card leads to %s, in the tab %j (F22)', (link, address, target, rel, name) => {
  const shown = show({ link }).querySelector('a')!;
  expect([shown.getAttribute('href'), shown.target, shown.rel, shown.ariaLabel]).toEqual([address, target, rel, name]);
});

test('the cover of a project without captures is its initial, hidden from screen readers (F27)', () => {
  const cover = show({ captures: [], initial: { letter: 'Ó', hue: 2 } }).querySelector('[data-hue="2"]')!;
  expect(cover.outerHTML).toContain('aria-hidden="true"><b class="title">Ó</b>');
});

test.each([[601, 'portrait'], [600, 'wide']])('the cover is the first capture: 800 by %i is %s', (height, shape) => {
  const captures = [{ ...project!.captures[0], width: 800, height }, project!.captures[1]];
  const images = [...show({ captures }).querySelectorAll('img')];
  expect(images.map(({ alt, className }) => [alt, className])).toEqual([['', `CaptureImage-${shape}`]]);
});
