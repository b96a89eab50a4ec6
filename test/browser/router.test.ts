import assert from 'node:assert/strict';
import type { Target } from 'puppeteer-core';
import { beforeAll, describe, test } from 'vitest';
import { eventually, expectProblem, frame, launch, names, pathOf, ready, serve, until, visit, words } from './harness';

const headingIsBelowHeader = () => {
  const heading = document.querySelector('#equipo h2').getBoundingClientRect();
  const header = document.querySelector('header').getBoundingClientRect();
  return heading.top >= header.bottom && heading.bottom <= innerHeight;
};

/** The metadata for search engines and previews, by name. */
const readTags = () => ({
  title: document.title,
  canonical: document.querySelector('link[rel=canonical]')?.href,
  ...Object.fromEntries(
    [...document.querySelectorAll('meta[name], meta[property]')]
      .map((tag) => [tag.name || tag.getAttribute('property'), tag.content])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

const followLinkTo = (href) => {
  const link = document.createElement('a');
  link.href = href;
  document.querySelector('main').append(link);
  link.click();
};

for (const name of names) {
  describe(`router in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('navigates to a project and back without loading a document, and restores the scroll (E6, E18)', async () => {
      const page = await visit(browser, `${site.url}/`, { height: 500 });
      await page.evaluate(() => {
        window.isSame = true;
        document.querySelector('#proyectos').scrollIntoView();
      });
      const y = await page.evaluate(() => scrollY);
      await page.evaluate(() => document.querySelector('#proyectos .button').click());
      await eventually(page, () => [location.search, document.title, scrollY, window.isSame], ['?id=geoapp', 'Geo App — Equipo Dev', 0, true]);
      await eventually(page, () => document.activeElement.localName, 'main'); // E8
      await frame(page); // Chromium drops clicks while a view transition keeps it from painting
      await page.click('main [rel=prev]');
      await eventually(page, () => [location.pathname, window.isSame], ['/', true]);
      await until(page, (y) => Math.abs(scrollY - y) <= 2, y);
      await page.goForward();
      await eventually(page, () => [location.search, scrollY], ['?id=geoapp', 0]);
      await page.goBack();
      await until(page, (y) => Math.abs(scrollY - y) <= 2, y);
    });

    test('navigates from a project to a section, which is focused and below the header (E3, E8)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, { height: 500 });
      await page.click('nav a[href="/#equipo"]');
      await until(page, headingIsBelowHeader);
      await eventually(page, () => [document.activeElement.id, location.hash], ['equipo', '#equipo']);
    });

    test('scrolls to the same section again, without a new entry (E4)', async () => {
      const page = await visit(browser, `${site.url}/`, { height: 500 });
      await page.click('nav a[href="/#equipo"]');
      await until(page, headingIsBelowHeader);
      const length = await page.evaluate(() => history.length);
      await page.evaluate(() => scrollTo(0, 0));
      await page.click('nav a[href="/#equipo"]');
      await until(page, headingIsBelowHeader);
      assert.equal(await page.evaluate(() => history.length), length);
    });

    test('scrolls to the top of home on its own link, and clears the fragment (E5)', async () => {
      const page = await visit(browser, `${site.url}/#equipo`, { height: 500 });
      await page.click('header a');
      await eventually(page, () => [location.href.split('/').pop(), scrollY], ['', 0]);
    });

    test('shows the section of the first address, without a jump (E7)', async () => {
      const page = await visit(browser, `${site.url}/#equipo`, { height: 500 });
      await until(page, headingIsBelowHeader);
      const before = await page.evaluate(() => scrollY);
      await frame(page);
      const after = await page.evaluate(() => scrollY);
      assert.ok(Math.abs(after - before) <= 1, `${before} became ${after}`); // Firefox rounds differently after loading
      assert.notEqual(await page.evaluate(() => document.activeElement.localName), 'main'); // E8
    });

    test('announces the new title in a live region (E9) and marks the current link (E16)', async () => {
      const page = await visit(browser, `${site.url}/`);
      await eventually(page, () => document.querySelector('[role=status]').textContent, '');
      await eventually(page, () => [...document.querySelectorAll('[aria-current=page]')].map((link) => link.textContent), [words.home]);
      await page.click('#proyectos .button');
      await eventually(page, () => document.querySelector('[role=status]').textContent, 'Geo App — Equipo Dev');
      await eventually(page, () => document.querySelectorAll('[aria-current]').length, 0);
    });

    test('replaces every form of an address by the canonical one (E12)', async () => {
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

    test('shows an empty page without an error for hostile queries (E14)', async () => {
      for (const query of ['', '?id=', '?id=nada', '?id=__proto__', '?id=%E0%A4%A', '?id=../../secret', '?id=nada&id=geoapp', '?id=%3Cscript%3E']) {
        const page = await visit(browser, `${site.url}/proyectos${query}`);
        await eventually(page, () => document.querySelector('main').textContent, words.back);
        await eventually(page, () => document.querySelector('[name=robots]').content, 'noindex');
      }
    });

    test('updates the metadata for search engines and previews with the page (F1, F2, F4)', async () => {
      const expected: Record<string, any> = {};
      for (const path of ['/', '/proyectos/geoapp', '/proyectos?id=nada']) {
        const page = await visit(browser, site.url + path);
        expected[path] = await page.evaluate(readTags);
      }
      const { '/': home, '/proyectos/geoapp': project, '/proyectos?id=nada': unknown } = expected;
      assert.equal(home.canonical, 'https://example.com/');
      assert.equal(project.canonical, 'https://example.com/proyectos/geoapp');
      assert.equal(project['og:url'], project.canonical);
      assert.notEqual(project.description, home.description);
      assert.deepEqual([unknown.canonical, unknown['og:url'], unknown.robots], ['https://example.com/proyectos', 'https://example.com/proyectos', 'noindex']);

      const page = await visit(browser, `${site.url}/proyectos?id=nada`);
      await page.click('nav a');
      await eventually(page, readTags, home);
      await page.evaluate(() => document.querySelector('#proyectos .button').click());
      await eventually(page, readTags, project);
      await page.goBack();
      await eventually(page, readTags, home);
      await page.evaluate(() => history.go(-1));
      await eventually(page, readTags, unknown);
      await page.evaluate(() => history.go(2));
      await eventually(page, readTags, project);
      await page.evaluate(() => history.go(-2));
      await eventually(page, readTags, unknown);
    });

    test('corrects the metadata when the host answers with the page of an unknown project (F4)', async () => {
      const made = await visit(browser, `${site.url}/proyectos/geoapp`);
      const page = await visit(browser, `${site.url}/proyectos/index.html?id=geoapp`);
      await eventually(page, readTags, await made.evaluate(readTags));
    });

    test('scrolls to the top for fragments without a target, even malformed ones (E3, E14)', async () => {
      for (const fragment of ['no-such', '1', '%', '%E0%A4%A', 'a.b[', 'top']) {
        const page = await visit(browser, `${site.url}/`, { height: 500 });
        await page.evaluate(() => scrollTo(0, 300));
        await page.evaluate(followLinkTo, `/#${fragment}`);
        await eventually(page, () => [scrollY, document.activeElement.localName], [0, 'main']);
        await page.goto(`${site.url}/proyectos?id=geoapp`);
        await ready(page);
        await page.evaluate(followLinkTo, `/#${fragment}`);
        await eventually(page, () => [location.pathname, scrollY, document.activeElement.localName], ['/', 0, 'main']);
      }
    });

    test('navigates on a link that is clicked while the viewer closes (A18, E6)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
      await page.click('[data-capture="0"]');
      await until(page, () => document.querySelector('dialog').open);
      const length = await page.evaluate(() => history.length);
      await page.evaluate(() => {
        addEventListener('popstate', () => (window.hasLeft = true), { once: true });
        const dialog = document.querySelector('dialog');
        dialog.addEventListener('close', () => document.querySelector('nav a').click(), { once: true }); // before popstate
        dialog.close();
      });
      await until(page, () => window.hasLeft);
      await eventually(page, () => [location.pathname, document.querySelectorAll('#equipo').length, document.activeElement.localName], ['/', 1, 'main']);
      assert.equal(await page.evaluate(() => history.length), length); // it has replaced the viewer's entry
      await page.goBack();
      await eventually(page, () => [location.search, history.state?.overlay ?? null], ['?id=geoapp', null]);
    });

    test('shows a capture that is opened while the viewer closes, and keeps the focus inside (A18)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
      for (const again of ['0', '1']) {
        await page.click('[data-capture="0"]');
        await until(page, () => document.querySelector('dialog').open);
        await page.evaluate((again) => {
          const dialog = document.querySelector('dialog');
          // Before popstate.
          dialog.addEventListener('close', () => document.querySelector(`[data-capture="${again}"]`).click(), { once: true });
          dialog.close();
          window.focused = [];
          addEventListener('focusin', ({ target }) => window.focused.push(target.dataset.capture ?? 'viewer'));
        }, again);
        await eventually(page, () => [history.state?.item, document.querySelector('dialog').open], [Number(again), true]);
        await frame(page);
        assert.deepEqual(await page.evaluate(() => window.focused.filter((target) => target !== 'viewer')), []);
        await page.keyboard.press('Escape');
        await eventually(page, () => [history.state?.overlay ?? null, document.querySelector('dialog').open, document.activeElement.dataset.capture], [null, false, again]);
      }
    });

    test('focuses main after Back and Forward to another page, without scrolling (E6, E8)', async () => {
      const page = await visit(browser, `${site.url}/`, { height: 500 });
      await page.evaluate(() => scrollTo(0, 700));
      await page.evaluate(() => document.querySelector('#proyectos .button').click());
      const ways = [
        [() => page.goBack(), 'Desa', 700],
        [() => page.goForward(), 'Geo App', 0],
        [() => page.evaluate(() => document.querySelector('[rel=prev]').click()), 'Desa', 700],
      ] as const;
      await until(page, () => document.querySelector('h1').textContent === 'Geo App');
      for (const [go, heading, y] of ways) {
        await page.evaluate(() => document.querySelector('main a').focus({ preventScroll: true }));
        await go();
        await until(page, (heading, y) => document.querySelector('h1').textContent.startsWith(heading) && Math.abs(scrollY - y) <= 2, heading, y);
        await eventually(page, () => document.activeElement.localName, 'main');
      }
    });

    test('ignores links to other hosts, and clicks that another listener has prevented (E2)', async () => {
      const page = await visit(browser, `${site.url}/`);
      const clickOn = (href, isAnswered?: boolean) => {
        const link = document.createElement('a');
        link.setAttribute('href', href);
        if (isAnswered) link.onclick = (event) => event.preventDefault();
        document.querySelector('main').append(link);
        let isTaken;
        const look = (event) => {
          isTaken = event.defaultPrevented;
          event.preventDefault(); // the test must not leave the page
        };
        addEventListener('click', look, { once: true }); // after the router's listener
        link.click();
        return [isTaken, location.pathname + location.search];
      };
      for (const href of ['//otra.example/', '/\\otra.example/', '//otra.example/proyectos?id=geoapp']) {
        assert.deepEqual(await page.evaluate(clickOn, href), [false, '/'], href);
      }
      assert.deepEqual(await page.evaluate(clickOn, '/proyectos?id=geoapp', true), [true, '/']);
      assert.deepEqual(await page.evaluate(clickOn, '/proyectos?id=geoapp'), [true, '/proyectos?id=geoapp']);
    });

    test('leaves modified clicks to the browser (E1)', async () => {
      const page = await visit(browser, `${site.url}/`);
      const opened = new Promise<Target>((resolve) => browser.browser.once('targetcreated', resolve));
      await page.keyboard.down('Control');
      await page.click('#proyectos .button');
      await page.keyboard.up('Control');
      const target = await opened;
      assert.equal(await pathOf(page), '/');
      await (await target.page())?.close();
    });
  });
}

// Records the opacity of the old page half-way through its fade in a view transition, and its scroll position.
const watchCrossings = () => {
  window.opacities = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update: () => void) =>
    start(() => {
      window.leftAt = scrollY;
      window.opacities = [];
      update();
    });
  const look = () => {
    const fade = document.getAnimations().find(({ effect }) => effect.pseudoElement === '::view-transition-old(root)');
    if (fade && window.opacities.length === 0) {
      fade.currentTime = Number(fade.effect.getTiming().duration) / 2;
      window.opacities.push(getComputedStyle(document.documentElement, '::view-transition-old(root)').opacity);
    }
    requestAnimationFrame(look);
  };
  look();
};

const hasFaded = () => window.opacities.some((opacity) => opacity > 0 && opacity < 1);
const title = () => document.querySelector('h1').textContent;

for (const name of names) {
  describe(`page transitions in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name, { motion: true });
      site = await serve();
    });

    const visitScrolled = async (y) => {
      const page = await visit(browser, `${site.url}/`, { height: 500 });
      await page.evaluate(watchCrossings);
      await page.evaluate((y) => scrollTo(0, y), y);
      await frame(page);
      return page;
    };
    const clickProject = (page) => page.evaluate(() => document.querySelector('#proyectos .button').click());
    const lands = async (page, heading, y) => {
      await until(page, (heading, y) => document.querySelector('h1').textContent.startsWith(heading) && Math.abs(scrollY - y) <= 2, heading, y);
      await until(page, () => !document.getAnimations().some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition')));
      assert.ok(await page.evaluate((y) => Math.abs(scrollY - y) <= 2, y));
    };
    const leftAt = (page) => page.evaluate(() => window.leftAt);

    test('are the same for a link, the link back, Back and Forward, and restore the scroll (E6, E15, E18, M4)', async () => {
      const page = await visitScrolled(700);
      const ways = [
        ['link', () => clickProject(page), 'Geo App', 0, 700],
        ['the link back', () => page.evaluate(() => document.querySelector('[rel=prev]').click()), 'Desa', 700, 120],
        ['Forward', () => page.goForward(), 'Geo App', 120, 400],
        ['Back', () => page.goBack(), 'Desa', 400, 120],
      ] as const;
      for (const [way, go, heading, y, left] of ways) {
        await page.evaluate((left) => scrollTo(0, left), left);
        await frame(page);
        await page.evaluate(() => Object.assign(window, { opacities: [], leftAt: undefined }));
        await go();
        await until(page, hasFaded).catch(() => assert.fail(`nothing crosses over by ${way}`));
        await lands(page, heading, y);
        assert.ok(Math.abs((await leftAt(page)) - left) <= 2, `${way} shows the page that is left at ${await leftAt(page)}`);
      }
      assert.equal(await page.evaluate(() => history.scrollRestoration), 'auto');
    });

    test('restore the scroll after a reload (E6)', async () => {
      const page = await visitScrolled(700);
      await clickProject(page);
      await lands(page, 'Geo App', 0);
      await page.reload();
      await ready(page);
      await page.goBack();
      await lands(page, 'Desa', 700);
    });

    test('do not run when the browser goes back to another document (E6)', async () => {
      const page = await visitScrolled(700);
      await clickProject(page);
      await lands(page, 'Geo App', 0);
      await page.evaluate(() => void (location.href = '/proyectos?id=nada'));
      await until(page, () => document.title === 'Equipo Dev');
      await ready(page);
      await page.evaluate(() => {
        addEventListener('error', ({ message }) => (localStorage.error = message)); // the console of the old page is gone
        history.back();
      });
      await until(page, () => document.querySelector('h1').textContent === 'Geo App');
      assert.equal(await page.evaluate(() => localStorage.error ?? null), null);
      await page.evaluate(() => history.back());
      await lands(page, 'Desa', 700);
    });

    test('end on the last page when several navigations follow quickly (E6, E15)', async () => {
      const page = await visitScrolled(700);
      await clickProject(page);
      await lands(page, 'Geo App', 0);
      await page.evaluate(() => document.querySelector('nav a').click());
      await lands(page, 'Desa', 0);
      await page.evaluate(() => scrollTo(0, 300));
      await frame(page);
      await clickProject(page);
      await lands(page, 'Geo App', 0);

      await page.evaluate(() => [history.back(), history.back()]); // to home, then to the project
      await eventually(page, () => [location.search, history.state?.from], ['?id=geoapp', '/']);
      await lands(page, 'Geo App', 0);
      await page.evaluate(() => history.forward());
      await lands(page, 'Desa', 300); // home was skipped
      await page.evaluate(() => history.go(-2));
      await lands(page, 'Desa', 700);
      await clickProject(page);
      await page.evaluate(() => history.back()); // before the project is shown
      await until(page, () => location.pathname === '/');
      await lands(page, 'Desa', 700);
      await clickProject(page);
      await lands(page, 'Geo App', 0);
      await page.evaluate(() => {
        addEventListener('popstate', () => setTimeout(() => document.querySelector('nav a[href="/#equipo"]').click()), { once: true });
        history.back(); // followed by a link before home is shown
      });
      await eventually(page, () => location.hash, '#equipo');
      await until(page, headingIsBelowHeader);
      assert.ok((await page.evaluate(title)).startsWith('Desa'));
    });

    test('run between different pages only (E15)', async () => {
      const page = await visitScrolled(0);
      await page.evaluate(() => {
        window.leftAt = undefined;
        document.querySelector('nav a[href="/#equipo"]').click();
      });
      await until(page, headingIsBelowHeader);
      await page.evaluate(() => history.back());
      await eventually(page, () => [location.hash, scrollY], ['', 0]);
      await frame(page);
      assert.equal(await leftAt(page), undefined);
    });

    test('mark main after Back or Forward before the page is rendered (M1)', async () => {
      const page = await visitScrolled(0);
      const isTravelled = () => document.querySelector('main').hasAttribute('data-travelled');
      assert.equal(await page.evaluate(isTravelled), false);
      await page.evaluate(() => {
        new MutationObserver((records) => (window.changed = records.map(({ type }) => type))).observe(document.querySelector('main'), { childList: true, attributes: true });
      });
      const ways = [[() => clickProject(page), 'Geo App', false], [() => page.goBack(), 'Desa', true], [() => page.goForward(), 'Geo App', true]] as const;
      for (const [go, heading, isIt] of ways) {
        await go();
        await lands(page, heading, 0);
        assert.equal(await page.evaluate(isTravelled), isIt);
      }
      await page.evaluate(() => history.back());
      await lands(page, 'Desa', 0);
      assert.equal(await page.evaluate(isTravelled), true);
      await clickProject(page);
      await lands(page, 'Geo App', 0);
      assert.equal(await page.evaluate(isTravelled), false);
      assert.equal(await page.evaluate(() => window.changed[0]), 'attributes');
    });

    test('do not run under reduced motion (E15, F17)', async () => {
      const page = await visit(await launch(name), `${site.url}/`, { height: 500 });
      await page.evaluate(watchCrossings);
      await clickProject(page);
      await lands(page, 'Geo App', 0);
      await page.goBack();
      await lands(page, 'Desa', 0);
      await frame(page);
      assert.deepEqual(await page.evaluate(() => window.opacities), []);
    });
  });
}

describe('without page transitions', () => {
  const missing = {
    'the Navigation API': () => delete window.navigation,
    'view transitions': () => delete Document.prototype.startViewTransition,
    'a transition, since the browser animates the gesture itself': () =>
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
  };
  for (const [what, change] of Object.entries(missing)) {
    test(`Back shows the page at once and restores the scroll: without ${what} (E6, E15)`, async () => {
      const site = await serve();
      const page = await visit(await launch('chromium', { motion: true }), 'about:blank', { height: 500, block: () => false });
      await page.evaluateOnNewDocument(change);
      await page.goto(`${site.url}/`);
      await ready(page);
      await page.evaluate(() => {
        scrollTo(0, 700);
        document.querySelector('#proyectos .button').click();
      });
      await eventually(page, () => [location.search, scrollY, document.querySelector('h1').textContent], ['?id=geoapp', 0, 'Geo App']);
      await page.evaluate(() => {
        addEventListener('popstate', () => (window.shownAtOnce = document.querySelector('#equipo') !== null), { once: true });
        history.back();
      });
      await eventually(page, () => [window.shownAtOnce, scrollY], [true, 700]);
    });
  }
});

describe('router in chromium', () => {
  let browser;
  let site;
  beforeAll(async () => {
    browser = await launch('chromium', { motion: true });
    site = await serve();
  });

  test('replaces unknown addresses by home, in the same entry (E13)', async () => {
    const page = await visit(browser, `${site.url}/`);
    expectProblem(/404/);
    await page.goto(`${site.url}/nada/de/nada`);
    await until(page, () => location.pathname === '/' && document.querySelector('h1') !== null);
    assert.equal(await page.evaluate(() => history.length), 3); // the blank page, home, home
  });

  test('runs a view transition between pages (E15)', async () => {
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

  test('changes the page at once under reduced motion (E15, F17)', async () => {
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

  test('ends on the second page after two clicks in a row, without console messages (E15)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await page.evaluate(() => {
      document.querySelector('#proyectos .button').click();
      document.querySelector('nav a').click();
    });
    await eventually(page, () => [location.pathname, document.querySelector('h1').textContent.slice(0, 4)], ['/', 'Desa']);
    await frame(page);
  });
});

describe('with a base path (E11)', () => {
  for (const name of names) {
    test(`a crawl finds no broken link, in ${name}`, async () => {
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

  test('the root of the host redirects to the site', async () => {
    const site = await serve('hostile.ts');
    const response = await fetch(`${site.origin}/`, { redirect: 'manual' });
    assert.deepEqual([response.status, response.headers.get('location')], [302, '/web/']);
  });
});
