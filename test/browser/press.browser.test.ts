// Counts the elements that presses restyle (`styles/README.md`): a count does not depend on the machine.
import assert from 'node:assert/strict';
import { eventually, frame, type Page, test, until, visit } from './harness';
import { card, isLoaded, isMenuOpen, isLocked, isViewerOpen, phone, press, projectPath, side } from './parts';

/** What we read of Chromium's trace. Times are in µs. */
type TraceEvent = { name: string; ts: number; dur: number; args: { data?: { type: string }; elementCount?: number } };

/** Fails if a press restyles a page, which has over 100 elements, before it is shown, or needs more `layouts`. */
async function assertLight(page: Page, act: () => Promise<unknown>, isDone: () => Promise<unknown>, layouts = 0) {
  await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  await isDone();
  await frame(page);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const events = (traceEvents as TraceEvent[]).sort((a, b) => a.ts - b.ts);
  const pressed = events.find(({ name, args }) =>
    name === 'EventDispatch' && ['click', 'keydown'].includes(args.data!.type))!;
  const shown = events.find(({ name, ts }) => name === 'Commit' && ts > pressed.ts)!;
  const before = (end: number, type: string) =>
    events.filter(({ name, ts }) => name === type && ts > pressed.ts && ts < end);
  const restyled = before(shown.ts, 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  assert.ok(events.some(({ name }) => name === 'UpdateLayoutTree'), 'the trace has what is restyled');
  assert.ok(Math.max(0, ...restyled) < 60, `${act} restyles ${restyled} elements`);
  assert.ok(before(pressed.ts + pressed.dur, 'Layout').length <= layouts, `${act} is laid out`);
}

const open = async (path: string) => {
  const page = await visit('chromium', path, { ...phone, touch: true, motion: true });
  await frame(page);
  return page;
};

test('the menu, its links and a flip do not restyle the page (F35)', async () => {
  const page = await open('/');
  await assertLight(page, () => press(page, 'header button'), () => eventually(page, isMenuOpen, true), 1);
  await assertLight(page, () => press(page, '#menu a'), () => eventually(page, isLocked, false), 1);
  await frame(page);
  await assertLight(page, () => press(page, `${card} button`), () => eventually(page, side, 'back'));
});

test('the viewer opens and closes after the press is shown, and steps need no layout (F35)', async () => {
  const page = await open(projectPath);
  await assertLight(page, () => press(page, '[data-capture]'), () => eventually(page, isViewerOpen, true));
  await until(page, isLoaded);
  await frame(page);
  await assertLight(page, () => page.keyboard.press('ArrowRight'), () => frame(page));
  await frame(page);
  await assertLight(page, () => page.keyboard.press('Escape'), () => eventually(page, isLocked, false));
});
