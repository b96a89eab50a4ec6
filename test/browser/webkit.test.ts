// The most important behaviour, in WebKit.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { eventually, expectProblem, frame, pathOf, until, untilStill, words } from './harness';
import { launchWebKit, type Visit, visitWebKit } from './webkit';

const phone = { width: 390, height: 844 }; // WebKit's window is at least 447 px wide, which still gets the phone layout
const project = '/proyectos?id=geoapp';
const sections = Object.values(words.sections).map(({ link }) => link);

const focused = () => document.activeElement.textContent || document.activeElement.ariaLabel;
const overlay = () => history.state?.overlay ?? null;
const isMenuOpen = () => document.querySelector('#menu').matches(':popover-open');
const isViewerOpen = () => document.querySelector('dialog').open;
const counter = () => document.querySelector('dialog p').textContent;
const scale = () => Number(getComputedStyle(document.querySelector('dialog')).getPropertyValue('--scale'));
const side = () => (document.querySelector('#equipo li > div').inert ? 'back' : 'front');
const isBelowHeader = (id) => document.querySelector(`#${id} h2`).getBoundingClientRect().top >= document.querySelector('header').getBoundingClientRect().bottom;
const arePicturesIn = () => [...document.querySelectorAll('main img')].every((image) => image.complete && image.naturalWidth);

/** Starts to record the elements that move, and the transitions of pages, menu and viewer. */
const keepMoved = () => {
  window.moved = [];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { target, pseudoElement } = effect;
      if (!effect.getTiming().duration) continue; // a delay, as of the loading message
      if (pseudoElement || target.matches('#menu, dialog, dialog *') || effect.getKeyframes().some(({ transform }) => transform)) {
        window.moved.push(pseudoElement ?? target.localName);
      }
    }
    requestAnimationFrame(look);
  };
  look();
};

/** The texts of the elements that have not faded in. */
const faded = () =>
  [...document.querySelectorAll('main *')].filter((element) => getComputedStyle(element).opacity === '0').map((element) => element.textContent);

async function openMenu(page) {
  await page.click('header button');
  await eventually(page, overlay, 'menu');
  await eventually(page, isMenuOpen, true);
}

async function openCapture(page, index) {
  await page.click(`[data-capture="${index}"]`);
  await eventually(page, () => history.state?.item, index);
  assert.equal(await page.evaluate(isViewerOpen), true);
}

describe('in webkit', () => {
  let webkit;
  beforeAll(async () => {
    webkit = await launchWebKit();
  });
  const visit = (path: string, options?: Visit) => visitWebKit(webkit, path, options);

  test('home and a project are shown for every form of their address (E12, F10)', async () => {
    const home = await visit('/');
    assert.deepEqual(await home.evaluate(() => [document.querySelectorAll('#equipo > ul > li').length, document.querySelectorAll('#proyectos li').length > 0]), [3, true]);
    await home.evaluate(() => document.querySelector('#proyectos').scrollIntoView());
    await until(home, arePicturesIn);
    for (const form of [project, '/proyectos/geoapp']) {
      const page = await visit(form);
      await eventually(page, () => [document.querySelector('h1').textContent, location.pathname + location.search], ['Geo App', project]);
      assert.equal(await page.evaluate(() => document.querySelectorAll('[data-capture]').length), 3);
      await until(page, arePicturesIn);
    }
  });

  test('a card turns when a mouse enters, clicks and leaves (C5)', async () => {
    const page = await visit('/#equipo');
    await page.hover('#equipo li');
    await eventually(page, side, 'back');
    await page.click('#equipo li');
    await eventually(page, side, 'front');
    await page.click('#equipo li');
    await eventually(page, side, 'back');
    await page.mouse.move(0, 0);
    await eventually(page, side, 'front');
  });

  test('a card turns by keyboard, and the focus moves to its links and returns (C2, C3)', async () => {
    const page = await visit('/#equipo');
    await page.keyboard.press('Tab');
    await eventually(page, focused, words.moreAbout('Ada'));
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key);
      await eventually(page, (name) => document.activeElement.textContent.startsWith(name), true, words.linkNames.github);
      await page.keyboard.press('Escape');
      await eventually(page, focused, words.moreAbout('Ada'));
      await eventually(page, side, 'front');
    }
  });

  test('a tap turns a card once, when it ends, and shows no hint (C4, D6)', async () => {
    const page = await visit('/#equipo');
    // WebDriver has no touch here: dispatch the events of a tap.
    const touch = (types) => {
      for (const type of types) {
        const Kind = type === 'click' ? MouseEvent : PointerEvent;
        document.querySelector('#equipo h3').dispatchEvent(new Kind(type, { pointerType: 'touch', bubbles: true, detail: 1 } as PointerEventInit));
      }
    };
    const look = () => [document.querySelector('#equipo li > div').inert ? 'back' : 'front', document.querySelector('#equipo li').hasAttribute('data-hint')];
    for (const [before, after] of [['front', 'back'], ['back', 'front']]) {
      await page.evaluate(touch, ['pointerover', 'pointerdown']);
      await frame(page);
      assert.deepEqual(await page.evaluate(look), [before, false]);
      await page.evaluate(touch, ['pointerup', 'pointerout', 'click']);
      await frame(page);
      assert.deepEqual(await page.evaluate(look), [after, false]);
    }
  });

  test('the menu opens with the focus inside, and Tab stays in it (B3, B4)', async () => {
    const page = await visit('/', phone);
    await openMenu(page);
    await eventually(page, focused, sections[0]);
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.querySelector('#page').contains(document.activeElement)), false);
    }
  });

  test('a link of the menu closes it and navigates to its section, from another page too (B6, B10)', async () => {
    const page = await visit('/', phone);
    for (const id of ['contacto', 'contacto', 'equipo']) {
      await openMenu(page);
      await page.click(`#menu a[href="/#${id}"]`);
      await eventually(page, () => [document.activeElement.id, location.hash], [id, `#${id}`]);
      await until(page, isBelowHeader, id);
      assert.equal(await page.evaluate(isMenuOpen), false);
    }
    const other = await visit(project, phone);
    await openMenu(other);
    await other.click('#menu a[href="/#equipo"]');
    await eventually(other, () => [document.activeElement.id, location.pathname + location.hash], ['equipo', '/#equipo']);
    assert.equal(await other.evaluate(isMenuOpen), false);
  });

  test('Back, Escape and mask close the menu, and the focus returns to its button (B1, B2, B6, B11)', async () => {
    const page = await visit('/', phone);
    const entries = await page.evaluate(() => history.length);
    const ways = [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.mouse.click(200, 600), () => page.click('#menu button')];
    for (const close of ways) {
      await openMenu(page);
      await close();
      await eventually(page, overlay, null);
      await eventually(page, isMenuOpen, false);
      await eventually(page, focused, words.menu);
      assert.deepEqual([await pathOf(page), await page.evaluate(() => history.length)], ['/', entries + 1]);
    }
  });

  test('a project’s link, the link back, Back and Forward restore the scroll, three times (E6, E18)', async () => {
    const page = await visit('/', { height: 500 });
    await page.evaluate(() => {
      window.isSame = true;
      document.querySelector('#proyectos .button').scrollIntoView({ block: 'center' }); // so that a click need not scroll
    });
    const y = await page.evaluate(() => scrollY);
    assert.ok(y > 100);
    const isBack = (y) => location.pathname === '/' && document.querySelector('#equipo') && Math.abs(scrollY - y) <= 2;
    const isThere = () => [location.search, document.querySelector('h1').textContent, scrollY];
    for (let time = 0; time < 3; time++) {
      await page.click('#proyectos .button');
      await eventually(page, isThere, ['?id=geoapp', 'Geo App', 0]);
      await eventually(page, () => document.activeElement.localName, 'main'); // E8
      await page.click('main [rel=prev]');
      await until(page, isBack, y);
      await page.goForward();
      await eventually(page, isThere, ['?id=geoapp', 'Geo App', 0]);
      await page.goBack();
      await until(page, isBack, y);
    }
    assert.equal(await page.evaluate(() => window.isSame), true);
  });

  test('a view transition runs between pages (E15, M4)', async () => {
    const page = await visit('/');
    for (const link of ['#proyectos .button', 'header a']) {
      const from = await pathOf(page);
      await page.evaluate(keepMoved);
      await page.click(link);
      await until(page, (from) => location.pathname + location.search !== from, from);
      await until(page, () => window.moved.some((name) => name.startsWith('::view-transition')));
      await untilStill(page);
    }
  });

  test('the viewer has the focus as soon as it opens, each time (A1, A14)', async () => {
    const page = await visit(project);
    await page.evaluate(() => {
      addEventListener('click', () => (window.first = document.activeElement.localName)); // runs after the site's listener
    });
    for (const index of [0, 1]) {
      await openCapture(page, index);
      assert.equal(await page.evaluate(() => window.first), 'dialog');
      await page.keyboard.press('Escape');
      await eventually(page, overlay, null);
    }
  });

  test('the viewer steps through captures by keys and zooms (A2, A11, A12)', async () => {
    const page = await visit(project);
    await openCapture(page, 0);
    for (const [key, number] of [['ArrowRight', 2], ['End', 3], ['ArrowLeft', 2], ['Home', 1]] as const) {
      await page.keyboard.press(key);
      await eventually(page, counter, words.position(number, 3));
    }
    await page.keyboard.press('+');
    await eventually(page, scale, 1.5);
    await page.click('dialog [value="+"]');
    await eventually(page, scale, 2.25);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, words.position(1, 3)); // A8
    await page.keyboard.press('-');
    await eventually(page, scale, 1.5);
    await page.keyboard.press('0');
    await eventually(page, scale, 1);
  });

  test('the viewer closes by Escape, Back and its control, with the focus on the last thumbnail (A14, A18)', async () => {
    const page = await visit(project);
    const ways = [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.click('dialog [value="Escape"]')];
    for (const close of ways) {
      await openCapture(page, 0);
      await page.keyboard.press('End');
      await eventually(page, counter, words.position(3, 3));
      await close();
      await eventually(page, overlay, null);
      await eventually(page, isViewerOpen, false);
      await eventually(page, () => document.activeElement.dataset.capture, '2');
      assert.equal(await pathOf(page), project);
    }
  });

  test('the viewer’s mask fades out (M3)', async () => {
    const page = await visit(project);
    await openCapture(page, 0);
    await untilStill(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      window.seen = [];
      const look = () => {
        if (dialog.checkVisibility({ visibilityProperty: true })) window.seen.push(Number(getComputedStyle(dialog, '::before').opacity));
        requestAnimationFrame(look);
      };
      document.documentElement.style.setProperty('--travel', '5s'); // a busy machine paints few frames
      dialog.addEventListener('transitionrun', look, { once: true });
    });
    await page.keyboard.press('Escape');
    await eventually(page, () => document.querySelector('dialog').checkVisibility({ visibilityProperty: true }), false);
    const seen = await page.evaluate(() => window.seen);
    assert.ok(seen.some((opacity) => opacity > 0 && opacity < 1), `by ${seen}`);
  });

  test('the section of the address is shown before the script runs, and stays afterwards (E7)', async () => {
    let before;
    const page = await visit('/#equipo', {
      height: 500,
      async beforeScript(page) {
        await until(page, isBelowHeader, 'equipo');
        await until(page, () => scrollY > 100);
        before = await page.evaluate(() => scrollY);
      },
    });
    assert.equal(await page.evaluate(() => scrollY), before);
  });

  test('with a script that fails, everything is shown, and the menu and links work (B15, F24)', async () => {
    expectProblem(/main-.*js/);
    const page = await visit('/', { ...phone, fails: true });
    await untilStill(page);
    assert.deepEqual(await page.evaluate(faded), []);
    await page.click('header button');
    await eventually(page, isMenuOpen, true);
    await page.click('#menu button');
    await eventually(page, isMenuOpen, false);
    await page.click('#proyectos .button');
    await eventually(page, () => [location.search, document.querySelector('h1').textContent], ['?id=geoapp', 'Geo App']);
    await page.click('[data-capture]');
    await until(page, () => location.pathname.endsWith('.avif'));
  });
});

describe('in webkit, scripting off', () => {
  test('everything is shown, the header has the links of the menu, and links work (A1, B15, F24)', async () => {
    const page = await visitWebKit(await launchWebKit({ script: false }), '/', phone);
    await untilStill(page);
    assert.deepEqual(await page.evaluate(faded), []);
    const links = () => [...document.querySelectorAll('header nav a')].filter((link) => link.checkVisibility()).map((link) => link.textContent);
    assert.deepEqual((await page.evaluate(links)).slice(-3), sections);
    assert.equal(await page.evaluate(() => document.querySelector('header button').checkVisibility()), false);
    await page.click('#proyectos .button');
    await eventually(page, () => [location.search, document.querySelector('h1').textContent], ['?id=geoapp', 'Geo App']);
    await page.click('[data-capture]');
    await until(page, () => location.pathname.endsWith('.avif'));
  });
});

describe('in webkit, with reduced motion', () => {
  test('pages, cards, menu and viewer do not move (A19, B13, C9, F17)', async () => {
    const webkit = await launchWebKit({ motion: false });
    const page = await visitWebKit(webkit, '/', { ...phone, beforeScript: (page) => page.evaluate(keepMoved) });
    assert.equal(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches), true);
    await page.hover('#equipo li');
    await eventually(page, side, 'back');
    await page.click('#equipo li');
    await eventually(page, side, 'front');
    await openMenu(page);
    await page.goBack();
    await eventually(page, isMenuOpen, false);
    await page.click('#proyectos .button');
    await until(page, () => document.querySelector('[data-capture]') !== null);
    await openCapture(page, 0);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, words.position(2, 3));
    await page.goBack();
    await eventually(page, isViewerOpen, false);
    await frame(page);
    assert.deepEqual(await page.evaluate(() => window.moved), []);
  });
});
