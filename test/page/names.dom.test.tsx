import { render, screen } from '@testing-library/react';
import { site } from 'site/content';
import { sections } from 'site/sections';
import { projects } from 'site-data';
import * as words from 'site/words';
import { expect, test } from 'vitest';
import { pageAt } from '../../src/browser/router/find-page';
import { Home } from '../../src/page/Home';
import { ProjectDetail } from '../../src/page/ProjectDetail';
import { Menu } from '../../src/page/shell/Menu';

test('the menu is named by its heading (B7)', () => {
  render(<Menu page={pageAt(new URL('https://example.com/'))} />);
  expect(screen.getByLabelText(words.menu).id).toBe('menu');
});

test('lists have the role that Safari needs, and sections, captures and the mail link names (A13, F29)', () => {
  const { container } = render(<><Home /><ProjectDetail {...projects[0]!} /></>);
  expect(container.querySelectorAll('ul:not([role=list])')).toHaveLength(0);
  for (const { heading } of Object.values(sections)) expect(screen.getByLabelText(heading).localName).toBe('section');
  for (const number of [1, 2]) {
    expect(screen.getByAltText(words.capture('Geo App', number)).closest('a')).not.toBeNull();
  }
  for (const link of container.querySelectorAll('[href^=mailto]')) expect(link.textContent).toBe(site.email);
});
