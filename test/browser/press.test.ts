// Counts the elements that presses restyle (`styles/README.md`): a count does not depend on the machine.
import { expect } from 'vitest';
import { eventually, frame, type Page, test, until, visit } from './harness';
import { card, isLoaded, isMenuOpen, overlay, phone, press, project, side } from './parts';

/** What we read of Chromium's trace. Times are in µs. */
type TraceEvent = {
  name: string; ts: number; dur: number;
  args: { data?: { type: string }; elementCount?: number; beginData?: { frame: string } };
};

// Puppeteer's types do not have the id.
const mainFrameOf = (page: Page) => (page.mainFrame() as unknown as { _id: string })._id;

/** The most elements restyled at once, in all and before the next frame, and the layouts before the script answers. */
async function restyled(page: Page, act: () => Promise<unknown>, isDone: () => Promise<unknown>) {
  await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  await isDone();
  await frame(page);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const events = (traceEvents as TraceEvent[]).sort((a, b) => a.ts - b.ts);
  const pressed = events.find(({ name, args }) =>
    name === 'EventDispatch' && ['click', 'keydown'].includes(args.data!.type))!;
  const shown = events.find(({ name, ts }) => name === 'Commit' && ts > pressed.ts)!;
  const isOwn = ({ ts, args }: TraceEvent) => ts > pressed.ts && args.beginData?.frame === mainFrameOf(page);
  const own = events.filter(isOwn); // not what came before, nor an internal page
  const updates = own.filter(({ name }) => name === 'UpdateLayoutTree');
  const most = (some: TraceEvent[]) => Math.max(0, ...some.map(({ args }) => args.elementCount ?? 0));
  return {
    all: most(updates),
    inTime: most(updates.filter(({ ts }) => ts < shown.ts)),
    layouts: own.filter(({ name, ts }) => name === 'Layout' && ts < pressed.ts + pressed.dur).length,
  };
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
  const turn = await restyled(page, () => press(page, `${card} button`), () => eventually(page, side, 'back'));
  expect(menu.all).toBeLessThan(30);
  expect(section.all).toBeLessThan(30);
  expect(turn.all).toBeLessThan(60);
});

test('the viewer is laid out after the press is shown, and steps need no layout (F35)', async () => {
  const page = await open(project);
  const isOpen = () => $$('dialog:modal').length === 1;
  const opening = await restyled(page, () => press(page, '[data-capture]'), () => until(page, isOpen));
  await until(page, isLoaded);
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
