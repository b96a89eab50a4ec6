import { beforeEach, expect, test } from 'vitest';
import { announce } from '../../src/router/arriving';
import { matchRoute } from '../../src/pages/routes';
import { createPage } from './page';

beforeEach(createPage);

test('the document title changes before the live region (E9)', () => {
  const observer = new MutationObserver(() => {});
  observer.observe(document, { childList: true, subtree: true });
  announce(matchRoute(new URL('https://example.com/proyectos?id=geoapp'))!);
  const changed = observer.takeRecords().map(({ target }) => target.nodeName);
  expect(changed.filter((name) => ['TITLE', 'P'].includes(name))).toEqual(['TITLE', 'P']);
  expect(document.title).toBe('Geo App — Equipo Dev');
  expect(document.querySelector('[role=status]')!.textContent).toBe('Geo App — Equipo Dev');
});
