// Phones respond late to a press that restyles the whole page (see styles/README.md).
import assert from 'node:assert/strict';
import { eventually, frame, type Page, test, until, visit } from './harness';
import { card, isAt, isMenuOpen, isViewerOpen, phone, press, side, toProject } from './parts';

/** The parts of Chromium's trace that we read. */
type TraceEvent = { name: string; ts: number; args: { data?: { type: string }; elementCount?: number } };

/** Fails if a click restyles the page, which has over 100 elements, before the next paint. */
async function assertLight(page: Page, control: string, isDone: () => unknown, value: unknown) {
  await frame(page);
  await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await press(page, control);
  await eventually(page, isDone, value);
  await frame(page);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const events = (traceEvents as TraceEvent[]).sort((a, b) => a.ts - b.ts);
  const pressed = events.findIndex(({ args }) => args.data?.type === 'click');
  const painted = events.findIndex(({ name }, index) => name === 'Commit' && index > pressed);
  const restyled = events.slice(pressed, painted).map(({ args }) => args.elementCount ?? 0);
  assert.ok(pressed >= 0 && Math.max(...restyled) < 60, `${control} restyles ${Math.max(...restyled)} elements`);
}

test('flipping a card, opening the menu, following its links and opening the viewer are light (F35)', async () => {
  const page = await visit('chromium', '/', { ...phone, touch: true, motion: true });
  await assertLight(page, `${card} button`, side, 'back');
  await assertLight(page, 'header button', isMenuOpen, true);
  await assertLight(page, '#menu a', isMenuOpen, false);
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  await assertLight(page, '[data-capture]', isViewerOpen, true);
});
