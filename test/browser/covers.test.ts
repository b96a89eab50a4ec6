// What is shown in the place of pictures that fail, and rows of cards.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  eventually, expectProblem, frame, isForScript, launch, names, ready, serve, until, visit, words,
} from './harness';
import { project } from './parts';

/** Serves the sample without its captures, from an origin of its own, of which no browser has any in its cache. */
const withoutCaptures = (handle) => (request, response) => {
  if (!request.url.endsWith('.avif')) return handle(request, response);
  response.writeHead(404).end();
};

describe.each(names)('in the place of pictures that fail, in %s', (name) => {
  test('there are the names of captures, and no icon of the browser (F26)', async () => {
    const drawn = (selector) => [...document.querySelectorAll(selector)].map((image) => {
      const { content } = getComputedStyle(image);
      const { failed } = image.parentElement.dataset;
      const name = getComputedStyle(image.parentElement, '::after').content.replace(/attr\(data-failed\)/, failed);
      return [content.startsWith('linear-gradient'), name.replace(/ \/ .*|"/g, '')];
    });
    expectProblem(/\.avif/);
    const [browser, { url }] = [await launch(name), await serve('content.ts', withoutCaptures)];
    const home = await visit(browser, `${url}/`);
    await eventually(home, drawn, [[true, 'none']], '#proyectos img');
    const page = await visit(browser, url + project);
    await until(page, () => document.querySelectorAll('[data-failed] > img').length === 3);
    const called = [1, 2, 3].map((number) => [true, words.capture('Geo App', number)]);
    assert.deepEqual(await page.evaluate(drawn, '[data-capture] img'), called);
  });

  test('there are the initials of a member, with and without script (C14, F21)', async () => {
    expectProblem(/\.avif|\.js|ERR_FAILED|integrity/);
    const { url } = await serve('hostile.ts', withoutCaptures);
    for (const script of [true, false]) {
      const block = (request) => !script && isForScript(request) && request.abort('failed').then(() => true);
      const page = await visit(await launch(name), `${url}/`, { block });
      if (script) await ready(page);
      await page.$eval('#equipo img', (image) => image.parentElement.scrollIntoView({ block: 'center' }));
      await until(page, () => document.querySelector<HTMLImageElement>('#equipo img').complete);
      await frame(page);
      const circle = await page.$('#equipo span:has(> img)');
      const clip = { x: 8, y: 8, width: 28, height: 28 }; // within it
      const shoot = () => circle.screenshot({ encoding: 'base64', clip });
      const seen = await shoot();
      await circle.evaluate((span) => {
        span.removeAttribute('data-failed');
        span.textContent = 'DE';
      });
      await frame(page);
      assert.ok((await shoot()) === seen, `script ${script}`);
    }
  });
});

test.each([
  ['#equipo > ul', [7, 6, 5, 4, 3, 2, 1]], ['#proyectos > ul', [7, 6, 5, 4, 3, 2, 1]], ['h1 ~ ul', [4, 3, 2]],
])('the rows of %s are full, whatever the number of their items (F28)', async (selector, counts) => {
  /** The empty room, in px, at the end of each row of a list with `count` items. */
  function roomOf(selector, count) {
    const list = document.querySelector(selector);
    while (list.children.length > count) list.lastElementChild.remove();
    while (list.children.length < count) list.append(list.firstElementChild.cloneNode(true));
    const rows = new Map();
    for (const item of list.children) {
      const { top, right } = item.getBoundingClientRect();
      rows.set(Math.round(top), Math.max(right, rows.get(Math.round(top)) ?? 0));
    }
    const end = list.getBoundingClientRect().right;
    return [...rows.values()].map((right) => Math.round(end - right));
  }
  const page = await visit(await launch('chromium'), `${(await serve('many.ts')).url}/`);
  for (const width of [575, 576, 991, 992]) {
    await page.setViewport({ width, height: 800 });
    for (const count of counts) {
      const room = await page.evaluate(roomOf, selector, count);
      assert.deepEqual(room, room.map(() => 0), `${count} at ${width}px`);
    }
  }
});

test('a portrait is 44 px wide, and 144 px for a team of one (C18)', async () => {
  const page = await visit(await launch('chromium'), `${(await serve()).url}/`);
  const portraits = async (width: number) => {
    await page.setViewport({ width, height: 800 });
    return page.$$eval('#equipo li > div > span:first-child', (all) => all.map((span) => span.offsetWidth));
  };
  assert.deepEqual(await portraits(768), [44, 44, 44]);
  assert.deepEqual(await portraits(992), [44, 44, 44]);
  await page.$$eval('#equipo > ul > li ~ li', (others) => others.forEach((other) => other.remove()));
  assert.deepEqual([await portraits(575), await portraits(768), await portraits(992)], [[44], [144], [144]]);
});

test.each([
  ['p3', '10px'], ['p11', '10px 10px 0px 0px'],
])('the viewer crops the first capture of %s like its box (M3)', async (id, corners) => {
  const page = await visit(await launch('chromium'), `${(await serve('many.ts')).url}/proyectos?id=${id}`);
  assert.equal(await page.$eval('[data-capture] img', (image) => getComputedStyle(image).borderRadius), corners);
  await page.click('[data-capture]');
  const cropOf = () => document.querySelector<HTMLElement>('dialog img')?.style.getPropertyValue('--crop');
  const crop = await until(page, cropOf);
  assert.equal(crop.replace(/.*round |\)$/g, '').replace(/calc\((\w+) \/ [\d.]+\)/g, '$1'), corners);
});
