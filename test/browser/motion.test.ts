// Animations, frame by frame.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  box, eventually, film, frame, hold, isForScript, launch, names, ready, serve, until, untilStill, visit, words,
} from './harness';
import { press } from './parts';

/** The opacity of the headline, and the opacity, offset and (turned) width of the first card. */
const entrance = () => {
  const [headline, card] = ['h1', '#equipo > ul > li'].map((selector) => document.querySelector(selector));
  if (!headline) return;
  const { opacity, transform } = card ? getComputedStyle(card) : { opacity: '1', transform: 'none' };
  const { m42, m11 } = new DOMMatrix(transform);
  return [Number(getComputedStyle(headline).opacity), Number(opacity), m42, m11];
};

const isCalm = (frame) => `${frame}` === '1,1,0,1';

/** The angle of the first card, and whether a face towards the visitor is visible. */
const turning = () => {
  const front = document.querySelector('#equipo li > div');
  const angleOf = (face) => {
    const { m31, m33 } = new DOMMatrix(getComputedStyle(face).transform);
    return Math.abs(Math.round((Math.atan2(m31, m33) * 180) / Math.PI));
  };
  const isSeen = (face) => {
    const { visibility, opacity } = getComputedStyle(face);
    return angleOf(face) <= 90 && visibility === 'visible' && opacity === '1';
  };
  return { angle: angleOf(front), isFaceSeen: [front, front.parentElement.querySelector('button + div')].some(isSeen) };
};

describe('motion in chromium', async () => {
  const browser = await launch('chromium', { motion: true });
  const site = await serve();

  const home = () => document.querySelector('#equipo li') !== null;

  test('on load and after a link, all fades in, and cards rise by a turn, overshooting once (M1)', async () => {
    const page = await visit(browser, 'about:blank', { block: () => {} });
    const load = () => page.goto(`${site.url}/`);
    const follow = async () => {
      await page.goto(`${site.url}/proyectos?id=geoapp`);
      await ready(page);
      await press(page, 'header a');
    };
    for (const go of [load, follow]) {
      const frames = await film(page, entrance, async () => {
        await go();
        await until(page, home);
        await untilStill(page);
      });
      for (const part of [0, 1]) assert.ok(frames.some((frame) => frame[part] > 0 && frame[part] < 1), `${part}`);
      const ys = frames.map(([, , y]) => y);
      const past = ys.findIndex((y) => y < -0.3);
      assert.ok(past > 0, `it overshoots: ${ys}`);
      assert.ok(frames.some(([, , y, width]) => y > 5 && width < 0.7), 'it turns');
      assert.ok(ys.slice(past).every((y) => y < 0.1), 'once');
      assert.ok(isCalm(frames.at(-1)));
    }
  });

  test('nothing enters after Back and Forward, nor in a window of another size (M1)', async () => {
    const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
    await press(page, 'header a');
    await until(page, home);
    await untilStill(page);
    for (const [way, isHome] of [['back', false], ['forward', true]] as const) {
      const frames = await film(page, entrance, async () => {
        await page.evaluate((way) => history[way](), way);
        await eventually(page, home, isHome);
        await untilStill(page);
      });
      assert.ok(frames.every(isCalm), way);
    }
    await page.evaluate(() => addEventListener('animationstart', () => (document.title = 'started')));
    for (const width of [390, 844, 1280]) {
      await page.setViewport({ width, height: 700 });
      await until(page, (width) => innerWidth === width, width);
      await frame(page);
    }
    assert.notEqual(await page.title(), 'started');
  });

  test('hydration starts no animation (M6)', async () => {
    const { block, release } = hold(isForScript);
    const page = await visit(browser, 'about:blank', { block });
    await page.evaluateOnNewDocument(() => {
      window.begun = [];
      for (const type of ['transitionrun', 'animationstart']) {
        addEventListener(type, ({ target, propertyName, animationName }) => {
          window.begun.push([type, target.className, propertyName ?? animationName]);
        });
      }
    });
    const loaded = page.goto(`${site.url}/`);
    await until(page, () => document.querySelector('footer') !== null && window.begun.length > 0);
    await untilStill(page);
    await page.evaluate(() => (window.begun = []));
    release();
    await loaded;
    await until(page, () => document.querySelector('#equipo [inert]') !== null);
    await frame(page);
    assert.deepEqual(await page.evaluate(() => window.begun), []);
  });

  test('a tide rises and falls in the tile of the mail address, at once without motion (M12)', async () => {
    const link = 'main .button[href^="mailto:"]';
    const tide = () => parseFloat(getComputedStyle(document.querySelector('main .button[href^="mailto:"]'))
      .getPropertyValue('--tide'));
    const page = await visit(browser, `${site.url}/#contacto`);
    await untilStill(page);
    const rising = await film(page, tide, async () => {
      await page.hover(link);
      await eventually(page, tide, 100);
    });
    assert.ok(rising.some((height) => height > 5 && height < 95));
    assert.deepEqual(rising, rising.toSorted((a, b) => a - b));
    const falling = await film(page, tide, async () => {
      await page.mouse.move(5, 5);
      await eventually(page, tide, 0);
    });
    assert.ok(falling.some((height) => height > 5 && height < 95));
    const calm = await visit(browser, `${site.url}/#contacto`, { motion: false });
    await calm.focus(link);
    await calm.keyboard.press('Shift'); // after which the focus is visible
    const heights = await film(calm, tide, () => calm.hover(link));
    assert.deepEqual([...new Set(heights)].filter((height) => height % 100), []);
    await eventually(calm, tide, 100);
  });

  test('a face of a card is visible at every moment of a turn, also of one back half-way (M2, C6)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
    await untilStill(page);
    const turn = await film(page, turning, async () => {
      await page.hover('#equipo li');
      await until(page, () => document.querySelector('#equipo li > div').inert);
      await untilStill(page);
    });
    assert.ok(turn.some(({ angle }) => angle > 20 && angle < 80));
    assert.ok(turn.some(({ angle }) => angle > 100 && angle < 160));
    assert.deepEqual(turn.filter(({ isFaceSeen }) => !isFaceSeen), []);
    const back = await film(page, turning, async () => {
      await page.mouse.move(5, 5);
      await until(page, () => {
        const { transform } = getComputedStyle(document.querySelector('#equipo li > div'));
        return new DOMMatrix(transform).m33 > 0.3;
      });
      await page.hover('#equipo li');
      await untilStill(page);
    });
    assert.deepEqual(back.filter(({ isFaceSeen }) => !isFaceSeen), []);
    assert.equal(back.at(-1).angle, 180);
  });

  test('a tap turns a card in 0.6 s too, though it is still pressed when that begins (C4, M2)', async () => {
    const page = await visit(browser, `${site.url}/#equipo`, { width: 390, height: 844, touch: true });
    await untilStill(page);
    const { left, bottom } = await box(page, '#equipo li');
    await page.touchscreen.tap(left + 30, bottom - 15);
    const durations = () => [...document.querySelectorAll('#equipo li:first-child > [inert]')]
      .flatMap((face) => face.getAnimations().map(({ effect }) => effect.getTiming().duration));
    assert.deepEqual(await until(page, `(${durations})().length && (${durations})()`), [600]);
  });
});

describe('focus outlines (M5, F16)', () => {
  const framed = () => {
    const { activeElement } = document;
    return [activeElement.id || activeElement.textContent, getComputedStyle(activeElement).outlineStyle !== 'none'];
  };
  for (const name of names) {
    test(`are drawn around controls, and not around elements that the script focuses, in ${name}`, async () => {
      const browser = await launch(name);
      const site = await serve();
      const page = await visit(browser, `${site.url}/`);
      await page.keyboard.press('Tab');
      await eventually(page, framed, [words.skipToContent, true]);
      assert.ok((await box(page, '#page > a')).y >= 0);
      await page.keyboard.press('Enter');
      await eventually(page, framed, ['contenido', false]);
      await page.focus('nav a[href="/#equipo"]');
      await page.keyboard.press('Enter');
      await eventually(page, framed, ['equipo', false]);
      await page.keyboard.press('Tab');
      await eventually(page, () => {
        const { activeElement } = document;
        return [activeElement.ariaLabel, getComputedStyle(activeElement).outlineStyle];
      }, [words.moreAbout('Ada'), 'solid']);
      const other = await visit(browser, `${site.url}/#proyectos`);
      await other.keyboard.press('Tab');
      await eventually(other, framed, [words.seeMore, true]);
    });
  }
});
