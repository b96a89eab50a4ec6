// Texts with long words in narrow windows, and the mail address.
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { frame, launch, names, serve, visit } from './harness';

/** The words of an element that are broken across lines. */
const brokenWords = (selector) => {
  const broken = [];
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
};

test('no word of a title or heading is broken, nor the mail address, at 320px and 200 % text (C10)', async () => {
  const site = await serve('many.ts');
  for (const path of ['/', '/proyectos?id=p4']) {
    const page = await visit(await launch('chromium'), site.url + path, { width: 320 });
    for (const size of ['', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      const broken = await page.evaluate(brokenWords, 'h1, h2, #contacto p, .button[href^="mailto:"]');
      assert.deepEqual(broken, [], `${path} ${size}`);
    }
  }
});

test('a mail address and its square are in one line, and a long one breaks at its @, in legible letters', async () => {
  const sizes = (page) => page.$eval('.button[href^="mailto:"]', (link) => {
    const [user, host] = link.querySelectorAll('span');
    const { fontSize, paddingInlineEnd } = getComputedStyle(link);
    const room = link.getBoundingClientRect().right - parseFloat(paddingInlineEnd);
    const isInside = host.querySelector('i').getBoundingClientRect().right < room + 1;
    return [parseFloat(fontSize), host.offsetTop > user.offsetTop, host.getClientRects().length, isInside];
  });
  const long = await visit(await launch('chromium'), (await serve('many.ts')).url, { width: 320 });
  const short = await visit(await launch('chromium'), (await serve()).url, { width: 320 });
  const beside = await visit(await launch('chromium'), `${(await serve('many.ts')).url}/proyectos?id=p4`);
  const [size, ...lines] = await sizes(long);
  assert.ok(size >= 14, `${size}px`);
  assert.deepEqual(lines, [true, 1, true]);
  assert.ok((await sizes(beside))[0] > 32);
  assert.deepEqual((await sizes(short)).slice(1), [false, 1, true]);
});

test.each(names)('the mail address is seen at every height of the tide, in %s (M12)', async (name) => {
  const page = await visit(await launch(name), (await serve()).url);
  const link = await page.$('main .button[href^="mailto:"]');
  const shots: string[] = [];
  for (const tide of ['0%', '50%', '100%']) {
    for (const visibility of ['visible', 'hidden']) {
      await link.evaluate((link, tide, visibility) => {
        (link as HTMLElement).style.setProperty('--tide', tide);
        for (const part of link.querySelectorAll('span')) part.style.visibility = visibility;
      }, tide, visibility);
      await frame(page);
      shots.push(await link.screenshot({ encoding: 'base64' }));
    }
  }
  assert.equal(new Set(shots).size, 6);
});
