import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, test } from 'vitest';
import { box, eventually, expectProblem, frame, launch, names, ready, serve, until, untilStill, visit, words } from './harness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds, as rule and element. */
async function findings(page) {
  await untilStill(page);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run({ rules: { 'color-contrast-enhanced': { enabled: true } } }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}

const states = {
  home: (page, url) => page.goto(`${url}/`),
  project: (page, url) => page.goto(`${url}/proyectos?id=geoapp`),
  unknown: (page, url) => page.goto(`${url}/proyectos?id=nada`),
  'card turned': async (page, url) => {
    await page.goto(`${url}/`);
    await ready(page);
    await page.focus('#equipo li button');
    await page.keyboard.press('Enter');
    await eventually(page, () => document.querySelector('#equipo li > div').inert, true);
  },
  'menu open': async (page, url) => {
    await page.goto(`${url}/`);
    await ready(page);
    await page.evaluate(() => document.querySelector('#menu').showPopover());
    await eventually(page, () => history.state?.overlay, 'menu');
  },
  'viewer open': async (page, url) => {
    await page.goto(`${url}/proyectos?id=geoapp`);
    await ready(page);
    await page.click('[data-capture]');
    await until(page, () => document.querySelector('dialog img:not([inert])')?.dataset.state === 'load');
  },
};

for (const name of names) {
  describe(`axe in ${name} (F7, F18, A16)`, () => {
    // Each scheme at each width, in one of the browsers.
    for (const [dark, width] of name === 'chromium' ? [[false, 390], [true, 1280]] as const : [[true, 390], [false, 1280]] as const) {
      test(`finds no violation in any state, ${dark ? 'dark' : 'light'}, at ${width}px`, async () => {
        const browser = await launch(name, { dark });
        const site = await serve();
        const page = await visit(browser, `${site.url}/`, { width, height: 844, dark });
        for (const [state, enter] of Object.entries(states)) {
          if (state === 'menu open' && width > 480) continue;
          await enter(page, site.url);
          await ready(page);
          assert.deepEqual(await findings(page), [], state);
        }
        assert.equal(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), dark);
        await browser.browser.close();
      });
    }
  });

  describe(`without the script, in ${name} (F24)`, () => {
    const ways = {
      'scripting off': async () => ({ browser: await launch(name, { script: false }), options: { script: false } }),
      'the script failing': async () => ({
        browser: await launch(name),
        options: { block: (request) => request.url().endsWith('.js') && request.abort('failed').then(() => true) },
      }),
    };
    for (const [way, prepare] of Object.entries(ways)) {
      test(`everything can be read and every link works, with ${way} (A1, B15, C1, C13)`, async () => {
        expectProblem(/\.js|favicon/);
        const site = await serve();
        const { browser, options } = await prepare();
        const page = await visit(browser, `${site.url}/`, { ...options, width: 390, height: 844 });
        const isOff = way === 'scripting off';
        if (isOff) {
          // With scripting off, nothing can be evaluated in the page: look at screenshots and files.
          const html = site.files.get('index.html').toString();
          assert.match(html, /scripting:none/);
          if (name === 'firefox') return;
          const session = await page.createCDPSession();
          const { root } = await session.send('DOM.getDocument', { depth: -1 });
          const height = async (selector) => {
            const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
            return Promise.all(nodeIds.map(async (nodeId) => (await session.send('DOM.getBoxModel', { nodeId }).catch(() => ({ model: { height: 0 } }))).model.height));
          };
          assert.deepEqual((await height('header nav a')).map((px) => px > 0), [true, true, true, true]);
          assert.deepEqual(await height('header button'), [0]);
          assert.ok((await height('#equipo > ul > li > div')).every((px) => px > 40)); // both faces, stacked
          assert.ok((await height('#equipo > ul > li')).every((px) => px > 260));
          return;
        }
        await page.click('header button');
        await eventually(page, () => document.querySelector('#menu').matches(':popover-open'), true);
        await page.click(`[aria-label="${words.closeMenu}"]`);
        await eventually(page, () => document.querySelector('#menu').matches(':popover-open'), false);
        const opaque = await page.$$eval('#page *', (all) => all.every((element) => getComputedStyle(element).opacity === '1'));
        await untilStill(page);
        assert.equal(opaque || (await page.$$eval('#page *', (all) => all.every((element) => getComputedStyle(element).opacity === '1'))), true);
        await page.focus('#equipo > ul > li a'); // CSS turns the card on focus
        await eventually(page, () => document.activeElement.textContent, words.linkNames.github);
        await eventually(page, () => {
          const { x, y, width, height } = document.activeElement.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent;
        }, words.linkNames.github);
        await page.click('#proyectos .button');
        await until(page, () => document.querySelector('h1')?.textContent === 'Geo App');
        await page.click('[data-capture="0"]');
        await until(page, () => location.pathname.endsWith('.avif'));
        await page.evaluate(() => history.back());
        await until(page, () => document.querySelector('main [rel=prev]') !== null);
        await page.evaluate(() => document.querySelector('main [rel=prev]').click());
        await until(page, () => location.pathname === '/');
        await page.setViewport({ width: 1280, height: 800 });
        await page.click('nav a[href="/#contacto"]');
        await eventually(page, () => location.hash, '#contacto');
      });
    }

    test('on a host that ignores the query, the projects are listed with scripting off (F24)', async () => {
      const site = await serve();
      const page = await visit(await launch(name, { script: false }), `${site.url}/proyectos`, { script: false });
      // With scripting off, nothing can be evaluated in the page: Tab past the links before the list.
      const [before] = site.files.get('proyectos.html').toString().split('<noscript>');
      for (let index = 0; index <= before.match(/<a /g).length; index++) await page.keyboard.press('Tab');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(page.url(), `${site.url}/proyectos/geoapp`);
    });

    test('when the script fails, the links of the empty page work (E14, F24)', async () => {
      const site = await serve();
      const browser = await launch(name);
      expectProblem(/\.js|favicon/);
      const block = (request) => request.url().endsWith('.js') && request.abort('failed').then(() => true);
      const links = { 'main [rel=prev]': '/', 'header nav a[href="/#equipo"]': '/#equipo', 'footer a[href="/#proyectos"]': '/#proyectos' };
      for (const [link, address] of Object.entries(links)) {
        const page = await visit(browser, `${site.url}/proyectos`, { block });
        assert.equal(await page.$eval('#page', ({ innerText }) => innerText.includes('Geo App')), false);
        await page.click(link);
        await eventually(page, () => location.pathname + location.hash, address);
        await eventually(page, () => document.querySelector('#equipo h2')?.checkVisibility() ?? null, true);
      }
    });

    test('the page works with a late or truncated script (F24)', async () => {
      const site = await serve();
      const browser = await launch(name);
      expectProblem(/\.js|integrity|favicon/i);
      const page = await visit(browser, `${site.url}/`, {
        block: (request) =>
          request.url().endsWith('.js') &&
          request.respond({ status: 200, contentType: 'text/javascript', body: site.files.get(site.script).subarray(0, 1000).toString() }).then(() => true),
      });
      await page.click('#proyectos .button');
      await until(page, () => document.querySelector('h1')?.textContent === 'Geo App');
    });
  });

  describe(`layout in ${name} (C10)`, () => {
    for (const content of ['content.ts', 'hostile.ts']) {
      test(`nothing overflows from 320 to 2560px, at 100 and 200 % text, with ${content}`, async () => {
        const browser = await launch(name);
        const site = await serve(content);
        const project = content === 'hostile.ts' ? 'p40' : 'geoapp';
        for (const path of ['/', `/proyectos?id=${project}`]) {
          const page = await visit(browser, site.url + path);
          for (const width of [320, 390, 480, 481, 576, 768, 992, 1280, 2000, 2560]) {
            await page.setViewport({ width, height: 800 });
            for (const size of ['', '200%']) {
              const wide = await page.evaluate((size) => {
                document.documentElement.style.fontSize = size;
                const room = document.documentElement.clientWidth;
                const isHidden = (element) => element.closest('[role=status], #page > a, [role=tooltip]');
                const out = [...document.querySelectorAll('#page *')].filter((element) => {
                  const { left, right, width } = element.getBoundingClientRect();
                  return width > 0 && (right > room + 1 || left < -1) && !isHidden(element);
                });
                return [document.documentElement.scrollWidth > room, ...out.map((element) => element.outerHTML.slice(0, 80))];
              }, size);
              assert.deepEqual(wide, [false], `${path} at ${width}px ${size}`);
            }
          }
        }
      });
    }
  });

  describe(`reading in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('a single project spans its row, and its one link covers the whole card', async () => {
      const page = await visit(browser, `${site.url}/`);
      const [card, row] = [await box(page, '#proyectos li'), await box(page, '#proyectos > ul')];
      assert.equal(card.width, row.width);
      assert.equal(await page.$$eval('#proyectos > ul > li a', (links) => links.length), 1);
      await page.hover('#proyectos img'); // scrolls it into view
      await page.mouse.click(...(({ x, y }): [number, number] => [x + 20, y + 20])(await box(page, '#proyectos img')));
      await until(page, () => location.search === '?id=geoapp');
    });

    test('a project ends with an invitation to write', async () => {
      const page = await visit(browser, `${site.url}/`);
      const isInviting = () => document.querySelector('main:has([rel=prev]) a[href^="mailto:"]')?.checkVisibility() ?? false;
      assert.equal(await page.evaluate(isInviting), false);
      await page.click('#proyectos .button');
      await eventually(page, isInviting, true);
    });

    test('the page of an unknown project shows the link back and nothing else', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=nada`);
      assert.equal(await page.$eval('main', (main) => main.innerText.trim()), words.back);
      const drawn = await page.$$eval('main, main *:not([rel=prev])', (all) =>
        all.filter((one) => ['', '::before', '::after'].some((part) => {
          const { content, display, backgroundImage, borderTopWidth } = getComputedStyle(one, part);
          return display !== 'none' && ((part && content !== 'none') || backgroundImage !== 'none' || borderTopWidth !== '0px');
        })).map(({ outerHTML }) => outerHTML));
      assert.deepEqual(drawn, []);
    });

    test('the link back has the style of a card’s button', async () => {
      const home = await visit(browser, `${site.url}/`);
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
      const look = (link) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, borderRadius, backgroundColor, color, minBlockSize } = getComputedStyle(link);
        return { borderTopWidth, borderTopStyle, borderTopColor, borderRadius, backgroundColor, color, minBlockSize };
      };
      const back = await page.$eval('main [rel=prev]', look);
      assert.equal(back.borderTopStyle, 'solid');
      assert.deepEqual(back, await home.$eval('#proyectos a', look));
    });

    test('services are a list with square bullets in the brand’s colour', async () => {
      const page = await visit(browser, `${site.url}/`);
      const bullets = await page.$$eval('main ul:not(section ul) > li', (items) =>
        items.map((item) => {
          const { content, inlineSize, blockSize, backgroundColor } = getComputedStyle(item, '::before');
          return [content, inlineSize === blockSize && parseFloat(inlineSize) > 6, backgroundColor === getComputedStyle(document.querySelector('header a'), '::before').backgroundColor];
        }));
      assert.deepEqual(bullets, Array(4).fill(['""', true, true]));
    });

    test('a brand of 24 letters keeps the header on one row, and sections below it', async () => {
      const site = await serve('long-brand.ts');
      for (const width of [320, 390, 430, 481, 576, 768]) {
        const page = await visit(browser, `${site.url}/#equipo`, { width });
        const header = await box(page, 'header');
        assert.ok(header.height <= 66, `${width}px: ${header.height}`);
        for (const { top, bottom } of await page.$$eval('header :is(button, a)', (all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()))) {
          assert.ok(top >= header.top && bottom <= header.bottom - 4, `${width}px`);
        }
        await until(page, () => document.querySelector('#equipo h2').getBoundingClientRect().top > document.querySelector('header').getBoundingClientRect().bottom);
      }
    });

    test('the first Tab stop is the skip link (F16)', async () => {
      const page = await visit(browser, `${site.url}/`);
      await page.keyboard.press('Tab');
      await eventually(page, () => document.activeElement.textContent, words.skipToContent);
      assert.ok((await box(page, '#page > a')).y >= 0);
      await page.keyboard.press('Enter');
      await eventually(page, () => document.activeElement.id, 'contenido');
    });

    test('nothing is animated under reduced motion (F17)', async () => {
      const page = await visit(browser, `${site.url}/`);
      await page.click('#proyectos .button');
      await until(page, () => document.querySelector('[data-capture]') !== null);
      const moving = await page.evaluate(() =>
        document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 0 && effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)).length,
      );
      assert.equal(moving, 0);
    });

    test('all requests are to the same host and succeed (F6, F12)', async () => {
      const asked = [];
      const page = await visit(browser, 'about:blank', { script: false });
      page.on('request', (request) => asked.push(request.url()));
      page.on('response', (response) => assert.ok(response.status() < 400, response.url()));
      await page.goto(`${site.url}/proyectos?id=geoapp`, { waitUntil: 'networkidle0' });
      assert.ok(asked.length >= 4);
      for (const address of asked) assert.equal(new URL(address).origin, site.origin);
    });

    test('the images of a project load, and its controls have no English words (F10, F19)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
      await until(page, () => [...document.querySelectorAll('main img')].every((image) => image.complete && image.naturalWidth > 0));
      assert.ok(await page.$$eval('main img', (images) => images.every((image) => image.decoding === 'async')));
      const said = await page.evaluate(() => [...document.querySelectorAll('[aria-label], button, a')].map((element) => `${element.ariaLabel ?? ''} ${element.textContent}`).join(' '));
      assert.doesNotMatch(said, /\b(close|open|next|previous|back|menu|more|zoom|skip|home|read)\b/i);
    });
  });
}

describe('the site in chromium', () => {
  let browser;
  let site;
  beforeAll(async () => {
    browser = await launch('chromium', { motion: true });
    site = await serve();
  });

  test('the layout does not shift while a page loads and hydrates (F10)', async () => {
    for (const path of ['/', '/proyectos?id=geoapp']) {
      for (const width of [390, 1280]) {
        const page = await visit(browser, site.url + path, { width });
        await untilStill(page);
        await page.evaluate(() => {
          window.shift = 0;
          const add = (list) => list.getEntries().forEach((entry) => (window.shift += entry.value));
          new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
        });
        await frame(page);
        // The precision of CLS.
        assert.equal(await page.evaluate(() => window.shift.toFixed(3)), '0.000', `${path} at ${width}`);
      }
    }
  });

  test('prints both faces and the addresses of links, without header, mask or buttons (C13, F20)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await untilStill(page);
    await page.emulateMediaType('print');
    await untilStill(page); // backgrounds fade
    const isVisible = (selector) => page.$$eval(selector, (all) => all.map((element) => element.checkVisibility({ visibilityProperty: true })));
    assert.ok((await isVisible('#equipo > ul > li > div')).every(Boolean));
    for (const hidden of ['header', '#equipo button', '#page > a', '#menu']) assert.ok((await isVisible(hidden)).every((visible) => !visible), hidden);
    assert.match(await page.$eval('#page > p', (line) => line.innerText), /Equipo Dev\s+https:\/\/example\.com\/ · hola@example\.com/);
    const addresses = await page.$$eval('main .button:not([href^=mailto])', (links) =>
      links.map((link) => {
        const { content } = getComputedStyle(link, '::after');
        return content.replaceAll('attr(href)', JSON.stringify(link.getAttribute('href'))).replace(/"\s*"|"/g, '');
      }),
    );
    for (const address of addresses) assert.match(address, /^ ?<https:\/\/example\.com\/[\w?=./-]+>$/);
    assert.deepEqual(await page.$$eval('main *', (all) => all.filter((element) => getComputedStyle(element).boxShadow !== 'none').length), 0);
    const grounds = await page.$$eval('main .button', (links) => links.map((link) => getComputedStyle(link).backgroundColor));
    assert.deepEqual([...new Set(grounds)], ['rgba(0, 0, 0, 0)']); // dark text would be unreadable on them
  });

  test('prints cards in their final state during the entrance (F20)', async () => {
    const page = await visit(browser, `${site.url}/`, { block: () => {} }); // does not wait for hydration
    await page.emulateMediaType('print');
    assert.deepEqual(await page.$$eval('h1, main li', (all) => all.map((one) => getComputedStyle(one)).filter(({ opacity, transform }) => opacity !== '1' || transform !== 'none').length), 0);
  });

  test('prints captures uncropped, below the name of the team (F20)', async () => {
    const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
    await page.emulateMediaType('print');
    assert.ok((await box(page, '#page > p')).height > 0);
    for (const { width, height } of await page.$$eval('[data-capture] img', (images) => images.map((image) => image.getBoundingClientRect().toJSON()))) {
      assert.ok(Math.abs(width / height - 1.6) < 0.02, `${width} by ${height}`);
    }
  });

  test('links that open a new tab say so in their accessible name (F22)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await page.focus('#equipo li button');
    await page.keyboard.press('Enter');
    await eventually(page, () => document.activeElement.textContent, words.linkNames.github);
    const session = await page.createCDPSession();
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    const called = nodes[0].name.value;
    assert.ok(called.startsWith(`${words.linkNames.github} `) && called.endsWith(words.opensTab), called);
    assert.equal(await page.evaluate(() => document.activeElement.rel), 'noopener noreferrer');
  });

  test('pages are usable with forced colours (A26)', async () => {
    const page = await visit(browser, `${site.url}/`);
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    assert.equal(await page.$eval('#equipo li ul li', (tag) => getComputedStyle(tag).borderTopStyle), 'solid');
  });

  test('random walks end on the right page, without errors and without open overlays (A15)', { timeout: 240_000 }, async () => {
    expectProblem(/Launched external handler for 'mailto:/); // when a walk presses Enter on the mail address
    const calm = await launch('chromium');
    const page = await visit(calm, `${site.url}/`);
    // Links must not open tabs: they would hide this page, and a hidden page renders no frames.
    const stay = () => addEventListener('click', (event) => event.target.closest('[target]') && event.preventDefault());
    await page.evaluateOnNewDocument(stay);
    await page.evaluate(stay);
    let seed = 20;
    const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
    const keys = ['Escape', 'Enter', 'Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '+', '-', '0', 'Space'] as const;
    const actions = [
      () =>
        page.evaluate((pick) => {
          const all = [...document.querySelectorAll('a:not([target]):not([href^=mailto]), button, #equipo li')].filter(
            (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && (!document.querySelector('dialog').open || element.closest('dialog')),
          );
          const element = all[pick % all.length];
          if (element && !/avif$/.test(element.closest('dialog') ? (element.href ?? '') : '')) element.click();
        }, random(1000)),
      () => page.keyboard.press(keys[random(keys.length)]),
      // Without leaving the site.
      () => page.evaluate(() => (history.state?.from ?? history.state?.overlay) !== undefined && history.back()),
      () => page.setViewport({ width: [320, 390, 500, 1280][random(4)], height: [500, 844][random(2)] }),
    ];
    for (let walk = 0; walk < 40; walk++) {
      for (let step = 0; step < 20; step++) await actions[random(actions.length)]().catch((error) => assert.match(error.message, /context|navigat|detached/i));
      await until(page, () => document.readyState === 'complete' && document.querySelector('main h1') !== null);
      await ready(page);
      await until(page, () => {
        const overlay = history.state?.overlay;
        const isProject = location.pathname.startsWith('/proyectos');
        return (
          document.querySelector('dialog').open === (overlay === 'viewer') &&
          document.querySelector('#menu').matches(':popover-open') === (overlay === 'menu') &&
          document.querySelector('#page').inert === (overlay === 'menu') &&
          (document.querySelector('main [rel=prev]') !== null) === isProject
        );
      });
    }
  });
});

describe('the local server (S5)', () => {
  let site;
  let script;
  beforeAll(async () => {
    site = await serve();
    script = `${site.url}/${site.script}`;
  });

  test('serves the files of the site only', async () => {
    const { connect } = await import('node:net');
    const raw = (path) =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(new URL(site.url).port), 'localhost', () => socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
        let answer = '';
        socket.on('data', (data) => (answer += data));
        socket.on('end', () => resolve(Number(answer.slice(9, 12))));
        socket.on('error', reject);
      });
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/../../package.json', '/_headers', '/assets/', '/%00', '/index.html.br', '//', '//proyectos']) {
      assert.equal(await raw(path), 404, path);
    }
    for (const path of ['/%', '/%E0%A4%A', 'http://[']) assert.equal(await raw(path), 400, path);
  });

  test('answers HEAD and If-None-Match, and refuses other methods', async () => {
    const head = await fetch(script, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal((await head.arrayBuffer()).byteLength, 0);
    const etag = head.headers.get('etag');
    assert.equal((await fetch(script, { headers: { 'if-none-match': etag } })).status, 304);
    assert.equal((await fetch(script, { headers: { 'if-none-match': '"other"' } })).status, 200);
    assert.equal((await fetch(script, { method: 'POST' })).status, 405);
  });

  test('sends each file with the headers of its kind (S2, S4)', async () => {
    const response = await fetch(script);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal((await fetch(`${site.url}/`)).headers.get('cache-control'), 'no-cache');
  });
});
