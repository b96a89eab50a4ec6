// Counts the elements that presses restyle (`styles/README.md`): a count does not depend on the machine.
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import { eventually, frame, test, until, visit } from './harness';
import { isMenuOpen, overlay, phone, press, project, side } from './parts';

const presses = ['click', 'keydown'];

/** The most elements restyled at once, in all and before the next frame, and the layouts before the script answers. */
async function restyled(page, act: () => Promise<unknown>, isDone: () => Promise<unknown>) {
  await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  await isDone();
  await frame(page);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const events = traceEvents.sort((a, b) => a.ts - b.ts);
  const pressed = events.findIndex(({ name, args }) => name === 'EventDispatch' && presses.includes(args.data.type));
  assert.ok(pressed >= 0);
  const shown = events.findIndex(({ name }, at) => name === 'Commit' && at > pressed);
  const most = (some) => Math.max(0, ...some.map(({ args }) => args.elementCount ?? 0));
  const isOwn = ({ args }) => args.beginData?.frame === page.mainFrame()._id; // not an internal page
  const updates = (to?: number) =>
    events.slice(0, to).filter((event) => event.name === 'UpdateLayoutTree' && isOwn(event));
  const { ts, dur } = events[pressed];
  const isBeforeAnswer = ({ ts: at }) => at > ts && at < ts + dur;
  const layouts = events.filter((event) => event.name === 'Layout' && isOwn(event) && isBeforeAnswer(event)).length;
  return { all: most(updates()), inTime: most(updates(shown)), layouts };
}

const open = async (path: string) => {
  const page = await visit('chromium', path, { ...phone, touch: true, motion: true });
  await frame(page);
  return page;
};

test('the menu, its links and a flip do not restyle the page (F35)', async () => {
  const page = await open('/');
  const menu = await restyled(page, () => press(page, 'header button'), () => eventually(page, isMenuOpen, true));
  const section = await restyled(page, () => press(page, '#menu a'), () => eventually(page, overlay, null));
  const turn = await restyled(page, () => press(page, '#equipo li button'), () => eventually(page, side, 'back'));
  expect(menu.all).toBeLessThan(30);
  expect(section.all).toBeLessThan(30);
  expect(turn.all).toBeLessThan(60);
});

test('the viewer is laid out after the press is shown, and steps need no layout (F35)', async () => {
  const page = await open(project);
  const isOpen = () => document.querySelectorAll('dialog:modal').length === 1;
  const opening = await restyled(page, () => press(page, '[data-capture]'), () => until(page, isOpen));
  await frame(page);
  const next = await restyled(page, () => page.keyboard.press('ArrowRight'), () => frame(page));
  await frame(page);
  const closing = await restyled(page, () => page.keyboard.press('Escape'), () => eventually(page, overlay, null));
  expect(opening.inTime).toBeLessThan(10);
  expect(next.inTime).toBeLessThan(10);
  expect(next.all).toBeLessThan(30);
  expect(closing.inTime).toBeLessThan(30);
  expect([opening.layouts, next.layouts, closing.layouts]).toEqual([0, 0, 0]);
});
