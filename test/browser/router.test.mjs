import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { eventually, expectProblem, frame, launch, names, serve, until, visit, where } from './harness.mjs';

const headingIsBelowHeader = () => {
  const heading = document.querySelector('#equipo h2').getBoundingClientRect();
  const header = document.querySelector('header').getBoundingClientRect();
  return heading.top >= header.bottom && heading.bottom <= innerHeight;
};

for (const name of names) {
  describe(`router in ${name}`, () => {
    let browser;
    let site;
    before(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('goes to a project and back without loading a page, and keeps the scroll (E6, E18)', async () => {
      const page = await visit(browser, `${site.url}/`, { height: 500 });
      await page.evaluate(() => {
        window.isSame = true;
        document.querySelector('#proyectos').scrollIntoView();
      });
      const y = await page.evaluate(() => scrollY);
      await page.evaluate(() => document.querySelector('#proyectos .button').click());
      await eventually(page, () => [location.search, document.title, scrollY, window.isSame], ['?id=geoapp', 'Geo App — Equipo Dev', 0, true]);
      await eventually(page, () => document.activeElement.localName, 'main'); // E8
      await page.click('main [rel=prev]');
      await eventually(page, () => [location.pathname, window.isSame], ['/', true]);
      await until(page, (y) => Math.abs(scrollY - y) <= 2, y);
      await page.goForward();
      await eventually(page, () => [location.search, scrollY], ['?id=geoapp', 0]);
      await page.goBack();
      await until(page, (y) => Math.abs(scrollY - y) <= 2, y);
    });

    test('lands from a project on a section, below the header, with the focus on it (E3, E8)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, { height: 500 });
      await page.click('nav a[href="/#equipo"]');
      await until(page, headingIsBelowHeader);
      await eventually(page, () => [document.activeElement.id, location.hash], ['equipo', '#equipo']);
    });

    test('scrolls again for the same section, without a new entry (E4)', async () => {
      const page = await visit(browser, `${site.url}/`, { height: 500 });
      await page.click('nav a[href="/#equipo"]');
      await until(page, headingIsBelowHeader);
      const length = await page.evaluate(() => history.length);
      await page.evaluate(() => scrollTo(0, 0));
      await page.click('nav a[href="/#equipo"]');
      await until(page, headingIsBelowHeader);
      assert.equal(await page.evaluate(() => history.length), length);
    });

    test('goes to the top of home by its own link, and clears the fragment (E5)', async () => {
      const page = await visit(browser, `${site.url}/#equipo`, { height: 500 });
      await page.click('header a');
      await eventually(page, () => [location.href.split('/').pop(), scrollY], ['', 0]);
    });

    test('shows the section of a first load, without a jump (E7)', async () => {
      const page = await visit(browser, `${site.url}/#equipo`, { height: 500 });
      await until(page, headingIsBelowHeader);
      const before = await page.evaluate(() => scrollY);
      await frame(page);
      const after = await page.evaluate(() => scrollY);
      assert.ok(Math.abs(after - before) <= 1, `${before} became ${after}`); // Firefox rounds anew once all is loaded
      assert.notEqual(await page.evaluate(() => document.activeElement.localName), 'main'); // E8
    });

    test('says the new title in a live region (E9) and marks the current link (E16)', async () => {
      const page = await visit(browser, `${site.url}/`);
      await eventually(page, () => document.querySelector('[role=status]').textContent, '');
      await eventually(page, () => [...document.querySelectorAll('[aria-current=page]')].map((link) => link.textContent), ['Inicio']);
      await page.click('#proyectos .button');
      await eventually(page, () => document.querySelector('[role=status]').textContent, 'Geo App — Equipo Dev');
      await eventually(page, () => document.querySelectorAll('[aria-current]').length, 0);
    });

    test('tidies every form of an address (E12)', async () => {
      for (const [form, tidy] of [
        ['/index.html', '/'],
        ['/proyectos/?id=geoapp', '/proyectos?id=geoapp'],
        ['/proyectos.html?id=geoapp', '/proyectos?id=geoapp'],
        ['/proyectos/geoapp', '/proyectos?id=geoapp'],
        ['/proyectos/geoapp.html', '/proyectos?id=geoapp'],
      ]) {
        const page = await visit(browser, site.url + form);
        await eventually(page, () => location.pathname + location.search, tidy);
      }
    });

    test('is empty and without an error for hostile queries (E14)', async () => {
      for (const query of ['', '?id=', '?id=nada', '?id=__proto__', '?id=%E0%A4%A', '?id=../../secret', '?id=nada&id=geoapp', '?id=%3Cscript%3E']) {
        const page = await visit(browser, `${site.url}/proyectos${query}`);
        await eventually(page, () => document.querySelector('main').textContent, 'Volver');
        await eventually(page, () => document.querySelector('[name=robots]').content, 'noindex');
      }
    });

    test('leaves modified clicks to the browser (E1)', async () => {
      const page = await visit(browser, `${site.url}/`);
      const opened = new Promise((resolve) => browser.browser.once('targetcreated', resolve));
      await page.keyboard.down('Control');
      await page.click('#proyectos .button');
      await page.keyboard.up('Control');
      const target = await opened;
      assert.equal(await where(page), '/');
      await (await target.page())?.close();
    });
  });
}

describe('router in chromium', () => {
  let browser;
  let site;
  before(async () => {
    browser = await launch('chromium', { motion: true });
    site = await serve();
  });

  test('replaces any other address by home, in the same entry (E13)', async () => {
    const page = await visit(browser, `${site.url}/`);
    expectProblem(/404/);
    await page.goto(`${site.url}/nada/de/nada`);
    await until(page, () => location.pathname === '/' && document.querySelector('h1') !== null);
    assert.equal(await page.evaluate(() => history.length), 3); // the blank page, home, home again
  });

  test('crosses over with a view transition (E15)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        window.transitions = (window.transitions ?? 0) + 1;
        return start(update);
      };
      document.querySelector('#proyectos .button').click();
      window.addressAtOnce = location.search;
    });
    await until(page, () => document.querySelector('h1').textContent === 'Geo App');
    assert.deepEqual(await page.evaluate(() => [window.transitions, window.addressAtOnce]), [1, '?id=geoapp']);
  });

  test('crosses over at once under reduced motion (E15, F17)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(() => (window.moving = document.getAnimations().filter(({ effect }) => effect.pseudoElement?.startsWith('::view-transition')).length));
        return transition;
      };
      document.querySelector('#proyectos .button').click();
    });
    await eventually(page, () => [location.search, window.moving], ['?id=geoapp', 0]);
  });

  test('two clicks in a row end on the second page, with nothing in the console (E15)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await page.evaluate(() => {
      document.querySelector('#proyectos .button').click();
      document.querySelector('nav a').click();
    });
    await eventually(page, () => [location.pathname, document.querySelector('h1').textContent.slice(0, 4)], ['/', 'Desa']);
    await frame(page);
  });
});

describe('under a path (E11)', () => {
  for (const name of names) {
    test(`a crawl finds nothing broken, in ${name}`, async () => {
      const browser = await launch(name);
      const site = await serve('hostile.ts');
      const page = await visit(browser, `${site.url}/`);
      const seen = new Set();
      const collect = () =>
        [...document.querySelectorAll('a[href], link[href], script[src], img[src]')].map((element) => element.href ?? element.src);
      const queue = [`${site.url}/`, `${site.url}/proyectos?id=p40`, `${site.url}/proyectos?id=nada`];
      const notFound = site.files.get('404.html').toString();
      const found = [...notFound.matchAll(/(?:href="|url=)([^"]+)"/g)].map(([, address]) => new URL(address, site.origin).href);
      for (const address of queue) {
        await page.goto(address);
        await until(page, () => document.readyState === 'complete');
        found.push(...(await page.evaluate(collect)));
      }
      for (const address of found) {
        const { origin, pathname, search } = new URL(address);
        const isOurs = origin === site.origin || origin === 'https://equipo.example';
        if (!isOurs || seen.has(pathname + search)) continue;
        seen.add(pathname + search);
        assert.match(pathname, /^\/web\//, address);
        assert.equal((await fetch(site.origin + pathname + search)).status, 200, address);
      }
      assert.ok(seen.size > 40);
      await page.goto(`${site.url}/`);
      await page.click('nav a[href$="#contacto"]');
      await eventually(page, () => location.pathname + location.hash, '/web/#contacto');
    });
  }

  test('the root of the host sends to the site', async () => {
    const site = await serve('hostile.ts');
    const response = await fetch(`${site.origin}/`, { redirect: 'manual' });
    assert.deepEqual([response.status, response.headers.get('location')], [302, '/web/']);
  });
});
