// Animations, frame by frame.
import assert from 'node:assert/strict';
import type { ScreenshotClip } from 'puppeteer-core';
import { beforeAll, describe, test } from 'vitest';
import { eventually, film, frame, hold, isForScript, launch, names, serve, until, untilStill, visit, words } from './harness';

/** The opacity of the headline, and the opacity and vertical offset of each card of a section. */
const entrance = () => {
  const headline = document.querySelector('h1');
  const cards = [...document.querySelectorAll('#equipo > ul > li')];
  if (!headline) return;
  return {
    headline: Number(getComputedStyle(headline).opacity),
    cards: cards.map((card) => [Number(getComputedStyle(card).opacity), new DOMMatrix(getComputedStyle(card).transform).m42]),
  };
};

const isCalm = ({ headline, cards }) => headline === 1 && cards.every(([opacity, y]) => opacity === 1 && y === 0);

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

/** The number of colours in a screenshot. A blank one has very few. */
const coloursOf = async (base64) => {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return new Set(new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)).size;
};

for (const name of names) {
  describe(`motion in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name, { motion: true });
      site = await serve();
    });

    test('on load the headline fades in, and cards fade in and rise, overshooting once (M1)', async () => {
      const page = await visit(browser, 'about:blank', { block: () => {} });
      const frames = await film(page, entrance, async () => {
        await page.goto(`${site.url}/`);
        await until(page, () => document.querySelector('#equipo li') !== null);
        await untilStill(page);
      });
      assert.ok(frames.some(({ headline }) => headline > 0 && headline < 1));
      frames.reduce((before, { headline }) => (assert.ok(headline >= before), headline), 0);
      const first = frames.map(({ cards }) => cards[0]);
      assert.ok(first.some(([opacity]) => opacity > 0 && opacity < 1));
      assert.ok(first.some(([, y]) => y > 5));
      const past = first.findIndex(([, y]) => y < -0.3);
      assert.ok(past > 0, 'it overshoots');
      assert.ok(first.slice(past).every(([, y]) => y < 0.1), 'once');
      assert.ok(isCalm(frames.at(-1)));
    });

    test('after the entrance every card is painted in its place, with its picture, also below the fold and without scrolling (M1)', async () => {
      const canvas = await visit(browser, 'about:blank', { block: () => {} });
      for (const width of [390, 1440]) {
        const page = await visit(browser, `${site.url}/`, { width });
        await untilStill(page);
        await until(page, () => [...document.querySelectorAll<HTMLImageElement>('#proyectos img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
        for (const card of await page.$$('#equipo > ul > li, #proyectos > ul > li')) {
          const [opacity, offset, clip] = await card.evaluate((card): [string, number, ScreenshotClip] => {
            const { x, y, width, height } = card.getBoundingClientRect();
            return [getComputedStyle(card).opacity, new DOMMatrix(getComputedStyle(card).transform).m42, { x, y, width, height }];
          });
          const picture = await page.screenshot({ encoding: 'base64', clip, captureBeyondViewport: true });
          const colours = await canvas.evaluate(coloursOf, picture);
          assert.ok(opacity === '1' && offset === 0 && colours > 20, `${width}px: opacity ${opacity}, ${offset}px too low, ${colours} colours`);
        }
      }
    });

    test('the entrance plays after following a link, and not after Back and Forward (M1)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
      await untilStill(page);
      const going = await film(page, entrance, async () => {
        await page.click('header a');
        await until(page, () => document.querySelector('#equipo li') !== null);
        await untilStill(page);
      });
      assert.ok(going.some(({ headline }) => headline > 0 && headline < 1));
      assert.ok(going.some(({ cards }) => cards.some(([, y]) => y < -0.3)));
      for (const travel of ['back', 'forward']) {
        const travelling = await film(page, entrance, async () => {
          const { search } = new URL(page.url());
          await page.evaluate((travel) => history[travel](), travel);
          await until(page, (search) => location.search !== search && document.querySelector('h1') !== null, search);
          await frame(page);
          await untilStill(page);
        });
        assert.ok(travelling.every(isCalm), travel);
      }
    });

    test('hydration starts no animation (M6)', async () => {
      const { block, release } = hold(isForScript);
      const page = await visit(browser, 'about:blank', { block });
      await page.evaluateOnNewDocument(() => {
        window.begun = [];
        for (const type of ['transitionrun', 'animationstart']) {
          addEventListener(type, ({ target, propertyName, animationName }) => window.begun.push([type, target.className, propertyName ?? animationName]));
        }
      });
      const loaded = page.goto(`${site.url}/`);
      await until(page, () => document.querySelector('footer') !== null && window.begun.length > 0);
      await untilStill(page);
      await page.evaluate(() => (window.begun = []));
      const frames = await film(page, entrance, async () => {
        release();
        await loaded;
        await until(page, () => document.querySelector('[aria-controls=menu]').ariaExpanded !== null && document.querySelector('#equipo [inert]') !== null);
        await frame(page);
      });
      assert.deepEqual(await page.evaluate(() => window.begun), []);
      assert.ok(frames.every(isCalm));
    });

    test('a card that CSS has turned for the pointer stays turned on hydration (M6, C1)', async () => {
      const { block, release } = hold(isForScript);
      const page = await visit(browser, 'about:blank', { block });
      const loaded = page.goto(`${site.url}/`);
      await until(page, () => document.querySelector('footer') !== null);
      await page.hover('#equipo li');
      await until(page, () => document.querySelector('#equipo li').matches(':hover'));
      await untilStill(page);
      const frames = await film(page, turning, async () => {
        release();
        await loaded;
        await until(page, () => document.querySelector('#equipo li button').ariaExpanded !== null);
        await frame(page);
      });
      assert.deepEqual([...new Set(frames.map(({ angle }) => angle))], [180]);
      assert.equal(await page.$eval('#equipo li button', (button) => button.ariaExpanded), 'true');
    });

    test('a face of a card is visible at every moment of a turn, also when it turns back half-way (M2, C6)', async () => {
      const page = await visit(browser, `${site.url}/`);
      await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
      await untilStill(page);
      const turn = await film(page, turning, async () => {
        await page.hover('#equipo li');
        await until(page, () => document.querySelector('#equipo li > div').inert);
        await untilStill(page);
      });
      assert.ok(turn.some(({ angle }) => angle > 20 && angle < 80) && turn.some(({ angle }) => angle > 100 && angle < 160));
      assert.deepEqual(turn.filter(({ isFaceSeen }) => !isFaceSeen), []);
      const back = await film(page, turning, async () => {
        await page.mouse.move(5, 5);
        await until(page, () => new DOMMatrix(getComputedStyle(document.querySelector('#equipo li > div')).transform).m33 > 0.3);
        await page.hover('#equipo li');
        await untilStill(page);
      });
      assert.deepEqual(back.filter(({ isFaceSeen }) => !isFaceSeen), []);
      assert.equal(back.at(-1).angle, 180);
    });
  });
}

describe('between card and page, in chromium', () => {
  test('title and capture move in both directions (M4)', async () => {
    const browser = await launch('chromium', { motion: true });
    const site = await serve();
    const page = await visit(browser, `${site.url}/`);
    await page.evaluate(() => document.querySelector('#proyectos').scrollIntoView());
    await untilStill(page);
    const travelling = () => {
      const groups = document.getAnimations().map(({ effect }) => /group\((title|capture)\)/.exec(effect.pseudoElement)?.[1]);
      return groups.filter(Boolean).sort();
    };
    for (const link of ['#proyectos .button', 'main [rel=prev]']) {
      const { search } = new URL(page.url());
      const frames = await film(page, travelling, async () => {
        await page.click(link);
        await until(page, (search) => location.search !== search, search);
        await frame(page);
        await untilStill(page);
      });
      assert.ok(frames.some((names) => names.join() === 'capture,title'), link);
    }
  });
});

describe('focus outlines (M5)', () => {
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
      await page.keyboard.press('Enter');
      await eventually(page, framed, ['contenido', false]);
      await page.focus('nav a[href="/#equipo"]');
      await page.keyboard.press('Enter');
      await eventually(page, framed, ['equipo', false]);
      await page.keyboard.press('Tab');
      await eventually(page, () => [document.activeElement.ariaLabel, getComputedStyle(document.activeElement).outlineStyle], [words.moreAbout('Ada'), 'solid']);
      const other = await visit(browser, `${site.url}/#proyectos`);
      await other.keyboard.press('Tab');
      await eventually(other, framed, [words.seeMore, true]);
    });
  }
});
