// The frames of page transitions: their animations are held, and set to a time.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { frame, launch, names, serve, until, untilStill, visit } from './harness';

/** Holds the animations of the next transitions at their beginning, in `window.held`. */
const holdCrossings = () => {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update: () => void) => {
    const transition = start(update);
    window.held = undefined;
    transition.ready.then(() => {
      window.held = document.getAnimations();
      for (const animation of window.held) animation.pause();
    });
    return transition;
  };
};

/** Shows the frame of the held transition at `time`, in ms. */
const setTime = (time: number) => {
  for (const animation of window.held) animation.currentTime = time;
};

const finish = () => {
  for (const animation of window.held) animation.finish();
};

/** What a frame shows of the names of the transition: opacities of old and new pictures, and the boxes and order of groups. */
const look = (times: number[]) => {
  const root = document.documentElement;
  const names = new Set<string>(window.held.map(({ effect }) => /::view-transition-[\w-]+\((\w+)\)/.exec(effect.pseudoElement ?? '')?.[1]).filter(Boolean));
  const has = (pseudo: string) => getComputedStyle(root, pseudo).width.endsWith('px'); // else there is none
  const opacity = (pseudo: string) => (has(pseudo) ? Number(getComputedStyle(root, pseudo).opacity) : 0);
  return times.map((time) => {
    for (const animation of window.held) animation.currentTime = time;
    return Object.fromEntries([...names].map((name) => {
      const { width, height, transform, zIndex } = getComputedStyle(root, `::view-transition-group(${name})`);
      const { m41: x, m42: y } = new DOMMatrix(transform);
      const shown = ['old', 'new'].map((side) => opacity(`::view-transition-${side}(${name})`));
      return [name, { x, y, width: parseFloat(width), height: parseFloat(height), layer: Number(zIndex) || 0, shown }];
    }));
  });
};

/** The share of pixels, in percent, in which two screenshots differ visibly. */
const difference = async (one: string, other: string) => {
  const pixels = await Promise.all([one, other].map(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  const [a, b] = pixels;
  let count = 0;
  for (let index = 0; index < a.length; index += 4) {
    if (Math.abs(a[index] - b[index]) + Math.abs(a[index + 1] - b[index + 1]) + Math.abs(a[index + 2] - b[index + 2]) > 90) count += 1;
  }
  return (count / a.length) * 400;
};

const toProject = () => document.querySelector<HTMLElement>('#proyectos .button').click();
const back = () => document.querySelector<HTMLElement>('[rel=prev]').click();
const frames = Array.from({ length: 51 }, (_, index) => index * 10);
const boxOf = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return { x, y, width, height };
};

for (const name of names) {
  describe(`the frames between card and page in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name, { motion: true });
      site = await serve();
    });

    const visitCard = async (size = {}) => {
      const page = await visit(browser, `${site.url}/`, { height: 800, ...size });
      await page.evaluate(() => document.querySelector('#proyectos li').scrollIntoView({ block: 'center', behavior: 'instant' }));
      await untilStill(page);
      await page.evaluate(holdCrossings);
      return page;
    };

    const cross = async (page, go) => {
      await page.evaluate(go);
      await until(page, () => window.held);
    };

    const land = async (page) => {
      await page.evaluate(finish);
      await until(page, () => !document.getAnimations().some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition')));
      await page.evaluate(() => (window.held = undefined));
    };

    for (const width of [390, 1440]) {
      test(`show one page and one title at a time, below a header that stays, at ${width}px (M4, M10)`, async () => {
        const page = await visitCard({ width });
        const seen = [];
        for (const go of [toProject, back]) {
          await cross(page, go);
          const crossing = await page.evaluate(look, frames);
          seen.push(crossing);
          for (const { root, title, header, capture, stop } of crossing) {
            assert.ok(Math.min(...root.shown) === 0, `two pages: ${root.shown}`);
            assert.deepEqual([...title.shown].sort(), [0, 1]);
            assert.deepEqual([...stop.shown].sort(), [0, 1]);
            assert.deepEqual(header.shown, [0, 1]);
            assert.deepEqual([header.x, header.y], [0, 0]);
            assert.ok(header.layer > title.layer && title.layer > capture.layer && capture.layer >= root.layer);
          }
          assert.deepEqual(crossing[9].root.shown, [0, 0]); // 90 ms
          assert.deepEqual(crossing[50].root.shown, [0, 1]);
          await land(page);
        }
        const [going, coming] = seen;
        assert.deepEqual([going[0].title.shown, coming[0].title.shown], [[0, 1], [1, 0]]); // the larger one: sharp, as it breaks there
        const ways = (crossing, name) => crossing.map((frame) => (frame[name].y - crossing[50][name].y) / (crossing[0][name].y - crossing[50][name].y));
        for (const crossing of seen) {
          assert.ok(Math.min(...ways(crossing, 'title')) < -0.02, 'the title springs');
          assert.ok(Math.min(...ways(crossing, 'capture')) > -0.01, 'the capture stays within its place');
        }
      });
    }

    test('begin and end where title, capture and square are (M10, M11)', async () => {
      const page = await visitCard({ width: 1440 });
      const near = (box, wanted) => Object.keys(wanted).forEach((key) => assert.ok(Math.abs(box[key] - wanted[key]) < 1, `${key} ${box[key]}, not ${wanted[key]}`));
      const card = { title: await page.evaluate(boxOf, '#proyectos h3'), capture: await page.evaluate(boxOf, '#proyectos img') };
      await cross(page, toProject);
      const [first] = await page.evaluate(look, [0]);
      near(first.title, card.title);
      near(first.capture, card.capture);
      await land(page);
      await untilStill(page);
      const detail = { title: await page.evaluate(boxOf, 'h1'), capture: await page.evaluate(boxOf, '[data-capture] img') };
      await cross(page, back);
      const [start, end] = await page.evaluate(look, [0, 500]);
      near(start.title, detail.title);
      near(start.capture, detail.capture);
      near(end.title, card.title);
      near(end.capture, card.capture);
      assert.ok(start.stop.y > detail.title.y && start.stop.y + start.stop.height < detail.title.y + detail.title.height);
      assert.ok(end.stop.y < 0, 'the headline is out of view');
    });

    test('keep a title out that breaks into other lines on the other page (M10)', async () => {
      const page = await visitCard({ width: 1440 });
      await page.evaluate(() => (document.querySelector<HTMLElement>('#proyectos h3').style.width = '3em'));
      await cross(page, toProject);
      const [{ title }] = await page.evaluate(look, [100]);
      assert.deepEqual(title.shown, [0, 0]); // it has gone with the old page
      await land(page);
    });

    test('have the title of one card only, where two lead to one page (M10)', async () => {
      const page = await visitCard({ width: 1440 });
      await page.evaluate(() => document.querySelector('#proyectos li').after(document.querySelector('#proyectos li').cloneNode(true)));
      await cross(page, toProject);
      const [{ title }] = await page.evaluate(look, [100]);
      assert.deepEqual(title.shown, [0, 1]);
      await land(page);
    });

    test('have nothing above an open menu (M10)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, { width: 390 });
      await untilStill(page);
      await page.evaluate(holdCrossings);
      await page.evaluate(() => document.querySelector<HTMLElement>('header button').click());
      await until(page, () => document.querySelector(':popover-open') !== null);
      await untilStill(page);
      await cross(page, () => document.querySelector<HTMLElement>('[popover] a[href$=equipo]').click());
      const [first] = await page.evaluate(look, [0]);
      assert.deepEqual(Object.entries(first).filter(([, { shown }]: any) => shown.some((opacity) => opacity > 0)).map(([name]) => name), ['root']);
      await land(page);
    });
  });

  describe(`the square in ${name} (M11)`, () => {
    const dropping = () => document.getAnimations()
      .filter(({ effect }) => effect.pseudoElement === '::after' && effect.target.localName === 'h1')
      .map(({ animationName, effect }) => [animationName, effect.getTiming().duration])
      .sort();

    test('drops onto the baseline of a title on the spring, also on a project’s page', async () => {
      const browser = await launch(name, { motion: true });
      const { url } = await serve();
      for (const path of ['/', '/proyectos?id=geoapp']) {
        const page = await visit(browser, url + path);
        await page.evaluate(() => document.querySelector('main').toggleAttribute('data-travelled', true));
        assert.deepEqual(await page.evaluate(dropping), [], 'after Back it stands');
        await page.evaluate(`document.querySelector('main').toggleAttribute('data-travelled', false); window.dropping = (${dropping})()`);
        assert.deepEqual(await page.evaluate(() => window.dropping), [['appear', 100], ['drop', 700]]);
      }
    });

    test('takes no room in its line, does not move under reduced motion, and is not on the empty page', async () => {
      const browser = await launch(name);
      const { url } = await serve();
      const page = await visit(browser, `${url}/proyectos?id=geoapp`);
      assert.deepEqual(await page.evaluate(dropping), []);
      const square = () => {
        const { width, marginLeft, marginRight, content } = getComputedStyle(document.querySelector('h1'), '::after');
        return [content, Math.round(parseFloat(width) + parseFloat(marginLeft) + parseFloat(marginRight))];
      };
      assert.deepEqual(await page.evaluate(square), ['""', 0]);
      await page.goto(`${url}/proyectos?id=nada`);
      await until(page, () => document.querySelector('h1')?.ariaLabel);
      assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('h1'), '::after').content), 'none');
    });
  });
}

describe('the pixels between card and page, in chromium', () => {
  for (const dark of [false, true]) {
    test(`do not jump at the beginning or the end of the way back, in the ${dark ? 'dark' : 'light'} scheme (M10)`, async () => {
      const site = await serve();
      const browser = await launch('chromium', { motion: true });
      const canvas = await visit(browser, 'about:blank', { block: () => {} });
      const page = await visit(browser, `${site.url}/`, { width: 390, height: 800, dark });
      await page.evaluate(() => document.querySelector('#proyectos li').scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.evaluate(toProject);
      await until(page, () => document.querySelector('[data-capture] img')?.complete);
      await untilStill(page);
      const shoot = async () => {
        await page.bringToFront(); // no frame is drawn behind another page
        await frame(page);
        return page.screenshot({ encoding: 'base64' });
      };
      const before = await shoot();
      await page.evaluate(holdCrossings);
      await page.evaluate(back);
      await until(page, () => window.held);
      await page.evaluate(setTime, 0);
      const first = await shoot();
      await page.evaluate(setTime, 499.9);
      const last = await shoot();
      await page.evaluate(finish);
      await untilStill(page);
      const after = await shoot();
      assert.ok(await canvas.evaluate(difference, first, last) > 5);
      for (const [what, one, other] of [['beginning', before, first], ['end', last, after]]) {
        const share = await canvas.evaluate(difference, one, other);
        assert.ok(share < 0.1, `${share} % of the pixels change at the ${what}`);
      }
    });
  }
});
