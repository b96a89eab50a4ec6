// A page of a team's own, by the recipe of src/README.md, and a section of its own with React's state.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { changedCopy } from '../changed-copy';
import { follow, recipes } from '../recipes';
import { buildSite, eventually, expectProblem, handler, launch, names, serveWith, until, visit } from './harness';
import { heading, press } from './parts';

const Counter = `() => {
  const [count, setCount] = useState(0);
  return <button id="more" onClick={() => setCount(count + 1)}>{count}</button>;
}`;

describe.each(names)('in %s', async (name) => {
  const browser = await launch(name);
  const root = changedCopy(
    ['src/pages/registry.tsx', /contacto: Invitation/, `contacto: ${Counter}`],
    ['src/pages/registry.tsx', /import type { FC }/, 'import { type FC, useState }'],
  );
  follow(root, recipes.filter(({ title }) => title === 'A page of its own'));
  const url = await serveWith(handler(await buildSite({ root })));

  const link = 'footer a[href="/aviso-legal"]';
  const current = () => document.querySelector('[aria-current=page]')?.textContent;

  test('a page of its own opens without a reload, and Volver goes back (E6, E8, E9, E16, E18)', async () => {
    const page = await visit(browser, `${url}/`);
    await page.evaluate(() => { window.isSame = true; });
    await press(page, link);
    await eventually(page, heading, 'Aviso legal');
    assert.deepEqual(
      await page.evaluate(() => {
        return [location.pathname, document.title, document.activeElement?.id, scrollY, window.isSame];
      }),
      ['/aviso-legal', 'Aviso legal — Equipo Dev', 'contenido', 0, true],
    );
    assert.equal(await page.evaluate(current), 'Aviso legal');
    await press(page, '[rel=prev]');
    await until(page, () => location.pathname === '/' && document.querySelector('#equipo') !== null);
    assert.deepEqual([await page.evaluate(current), await page.evaluate(() => window.isSame)], ['Inicio', true]);
  });

  test('each form of its address shows it, and any other path leads home (E12, E13)', async () => {
    expectProblem(/404 \(Not Found\)/);
    const shownAt = { '/aviso-legal.html?utm_source=a': '/aviso-legal?utm_source=a', '/aviso-legal/x': '/' };
    for (const [path, shown] of Object.entries(shownAt)) {
      const page = await visit(browser, url + path);
      await eventually(page, () => location.pathname + location.search, shown);
    }
  });

  test('a section of its own keeps state', async () => {
    const page = await visit(browser, `${url}/`);
    for (const count of ['1', '2']) {
      await press(page, '#more');
      await eventually(page, () => document.querySelector('#more').textContent, count);
    }
  });
});
