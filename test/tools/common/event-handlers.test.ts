import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { isEventHandler } from '../../../src/tools/common/event-handlers';

test('every attribute that a browser knows as an event handler is one, and others are not (S1, S6)', () => {
  const { document } = new JSDOM().window;
  const names = ['html', 'svg'].flatMap((kind) => {
    const element = document.createElementNS(`http://www.w3.org/${kind === 'svg' ? '2000/svg' : '1999/xhtml'}`, kind);
    const all: string[] = [];
    for (const name in element) if (name.startsWith('on')) all.push(name);
    return all;
  });
  expect(names.length).toBeGreaterThan(100);
  const newer = ['onscrollsnapchange', 'onbeforematch', 'oncommand', 'oncontentvisibilityautostatechange', 'onbegin'];
  expect([...names, ...newer].filter((name) => !isEventHandler(name))).toEqual([]);
  expect(['online', 'once', 'one', 'only', 'on', 'on-call', 'conclick'].filter(isEventHandler)).toEqual([]);
});
