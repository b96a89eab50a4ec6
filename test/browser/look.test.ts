// Texts with long words in narrow windows.
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { launch, serve, visit } from './harness';

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

test('a mail address is in one line, and a long one breaks at its @, in letters that can be read', async () => {
  for (const [content, isLong] of [['content.ts', false], ['many.ts', true]] as const) {
    const page = await visit(await launch('chromium'), (await serve(content)).url, { width: 320 });
    const [size, ...lines] = await page.$eval('.button[href^="mailto:"]', (link) => {
      const [user, host] = link.querySelectorAll('span');
      const lines = [host.offsetTop > user.offsetTop, host.getClientRects().length];
      return [parseFloat(getComputedStyle(link).fontSize), ...lines];
    });
    assert.ok(Number(size) >= 14, `${size}px`);
    assert.deepEqual(lines, [isLong, 1]);
  }
});
