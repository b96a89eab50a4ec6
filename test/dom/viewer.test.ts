import { projects } from 'site-data';
import { captures, capture, position } from 'site/words';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { frame } from './frame';
import { click, find, later, layout, openPage, stageBox } from './open-page';

const { text } = projects[0]!.captures[1]!;
const dialog = () => find<HTMLDialogElement>('dialog');
const isMoving = () => dialog().hasAttribute('data-moving');
const stage = () => find('dialog div');
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('dialog img')];
const shown = () => pictures().findIndex(({ inert }) => !inert);
const caption = () => find('dialog .Viewer-caption');
const counter = () => find('dialog p').textContent;
const control = (value: string) => find(`dialog [value="${value}"]`);
const thumbnail = (index: number) => find<HTMLAnchorElement>(`[data-capture="${index}"]`);
const disabled = (...values: string[]) => values.map((value) => control(value).ariaDisabled);
const press = (key: string, init: KeyboardEventInit = {}) =>
  dialog().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

const value = (name: string, element = dialog() as HTMLElement) => Number(element.style.getPropertyValue(name));
const place = () => value('--at', find('dialog .Viewer-strip')); // of the strip
const view = () => [value('--x'), value('--y'), value('--scale')];

const at = (x: number, y: number) => ({
  clientX: stageBox.left + stageBox.width / 2 + x,
  clientY: stageBox.top + stageBox.height / 2 + y,
});

type Init = PointerEventInit & { timeStamp?: number };
function point(type: string, x: number, y: number, { timeStamp, ...init }: Init = {}) {
  const event = new PointerEvent(type, { bubbles: true, pointerId: 1, buttons: 1, ...at(x, y), ...init });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  stage().dispatchEvent(event);
}

function drag(x: number, y: number, { ms = 1000, isCancelled = false, pointerType = 'touch' } = {}) {
  point('pointerdown', 0, 0, { pointerType, timeStamp: 5000 });
  point('pointermove', x, y);
  if (isCancelled) point('pointercancel', x, y);
  point('lostpointercapture', x, y, { timeStamp: 5000 + ms });
}

function tap(x: number, y: number, { count = 1, from = 1, on = pictures()[shown()] as Element } = {}) {
  const init = { bubbles: true, pointerId: 1, ...at(x, y) };
  for (let detail = from; detail <= count; detail += 1) {
    on.dispatchEvent(new PointerEvent('pointerdown', init));
    point('lostpointercapture', x, y);
    stage().dispatchEvent(new MouseEvent('click', { ...init, detail }));
  }
}

/** The viewer opens after one frame, and describes the picture after the next. */
async function open(link: Element) {
  click(link);
  await frame();
  await frame();
}

async function close() {
  dialog().close();
  await later();
}

beforeAll(async () => {
  await openPage('/proyectos?id=geoapp');
  stage().getBoundingClientRect = () => stageBox as DOMRect;
});

beforeEach(async () => {
  // jsdom's own is slow.
  vi.stubGlobal('getComputedStyle', () => ({ position: find('style') && 'fixed' }));
  await close();
  await open(thumbnail(1));
});

describe('the viewer', () => {
  test('opens on the chosen capture (A1, A3, A12, A13, A16)', () => {
    expect([dialog().open, dialog().ariaLabel, counter()]).toEqual([true, captures('Geo App'), position(2, 3)]);
    const { alt, draggable } = pictures()[1]!;
    expect([shown(), alt, draggable]).toEqual([1, capture('Geo App', 2), false]);
    expect(find<HTMLAnchorElement>('dialog a').href).toBe(thumbnail(1).href);
    const values = [...dialog().querySelectorAll('button')].map(({ value }) => value);
    expect(values.sort()).toEqual(['+', '-', 'Escape', 'PageDown', 'PageUp']);
  });

  test('announces a step once, with the text of the capture, or else its name: after the frame that moves it '
    + '(A12, A13, F35)', async () => {
    expect([caption().textContent, caption().ariaLive]).toEqual([text, 'polite']);
    press('End');
    expect([place(), counter(), shown()]).toEqual([2, position(2, 3), 1]);
    await frame();
    const [announced] = caption().childNodes;
    press('End');
    await frame();
    expect(caption().firstChild).toBe(announced);
    expect([shown(), counter(), caption().textContent]).toEqual([2, position(3, 3), capture('Geo App', 3)]);
  });

  test('shows each gallery alone, without links and images that others add (F29, F37)', async () => {
    await close();
    const section = document.createElement('section');
    section.innerHTML = '<h2>Obras</h2><ul class="Gallery-gallery"></ul>';
    const item = thumbnail(1).closest('li')!.cloneNode(true) as HTMLElement;
    item.querySelector('p')!.insertAdjacentHTML('afterbegin', '<a href="tel:600">600 </a>');
    item.querySelector('a[data-capture]')!.insertAdjacentHTML('afterbegin', '<img src="/icon.svg">');
    item.insertAdjacentHTML('beforeend', '<a href="/#"></a>');
    section.lastElementChild!.append(item);
    find('main').append(section);
    await open(section.querySelector('[data-capture]')!);
    expect([pictures().map(({ alt }) => alt), caption().textContent, counter(), dialog().ariaLabel]).toEqual(
      [[capture('Geo App', 2)], `600 ${text}`, position(1, 1), captures('Obras')],
    );
    section.remove();
  });

  test('leaves the link to the browser if something is missing, or the styles (F24)', async () => {
    await close();
    vi.stubGlobal('location', Object.assign(new URL(location.href), { assign: vi.fn() })); // jsdom cannot navigate
    addEventListener('error', (event) => event.preventDefault(), { once: true });
    for (const part of ['[data-capture="0"] img', 'style']) {
      const { parentNode } = find(part);
      const missing = parentNode!.removeChild(find(part));
      const isLeft = vi.fn((event: Event) => !event.defaultPrevented && event.preventDefault());
      addEventListener('click', isLeft, { once: true });
      click(thumbnail(0));
      parentNode!.append(missing);
      expect(isLeft).toHaveReturnedWith(undefined);
    }
  });

  test('is modal and focused after the frame that answers the press, and closes likewise (A14, F35)', async () => {
    await close();
    const showModal = vi.spyOn(dialog(), 'showModal');
    click(thumbnail(0));
    expect(dialog().open).toBe(false);
    await frame();
    expect([showModal.mock.calls.length, dialog().open, document.activeElement]).toEqual([1, true, dialog()]);
    press('End');
    press('Escape');
    expect(dialog().open).toBe(true);
    await frame();
    await later();
    expect([dialog().open, document.activeElement]).toEqual([false, thumbnail(2)]);
  });

  test('ignores the second click of the double click that opened it (E20)', async () => {
    tap(450, 0, { count: 2, from: 2, on: stage() });
    tap(0, 0, { count: 2, from: 2 });
    control('Escape').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await frame();
    expect([dialog().open, view()]).toEqual([true, [0, 0, 1]]);
    tap(0, 0, { count: 2 });
    expect(view()[2]).toBe(2);
  });

  test('loads the shown picture, then its neighbours, and failed ones again, also online (A20, A22)', async () => {
    await close();
    const complete = new Set<unknown>(); // jsdom loads no images
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(function(this: unknown) {
      return complete.has(this);
    });
    const setSrc = vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function(this: Element, src) {
      complete.delete(this);
      this.setAttribute('src', src);
    });
    const requested = () => setSrc.mock.contexts.map((picture) => pictures().indexOf(picture as HTMLImageElement));
    const finish = (index: number, type: 'load' | 'error') => {
      complete.add(pictures()[index]);
      pictures()[index]!.dispatchEvent(new Event(type));
    };
    await open(thumbnail(0));
    expect(requested()).toEqual([0]);
    finish(0, 'load');
    expect(requested()).toEqual([0, 1]);
    expect(setSrc).toHaveBeenLastCalledWith(thumbnail(1).href);
    finish(1, 'error');
    press('ArrowRight');
    await frame();
    expect(requested()).toEqual([0, 1, 1]);
    finish(1, 'load');
    expect(requested()).toEqual([0, 1, 1, 2]);
    finish(2, 'error');
    dispatchEvent(new Event('online'));
    expect(requested()).toEqual([0, 1, 1, 2, 2]);
    finish(2, 'error');
    await close();
    dispatchEvent(new Event('online'));
    expect(setSrc).toHaveBeenCalledTimes(5);
  });
});

describe('keys and controls', () => {
  test('keys act, but not with a modifier; controls that have nothing to do are disabled (A2, A11)', async () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(press('End', { [modifier]: true })).toBe(true);
    await frame();
    expect([shown(), press('End')]).toEqual([1, false]);
    await frame();
    expect(shown()).toBe(2);
    expect(disabled('Escape', 'PageUp', 'PageDown', '-', '+')).toEqual(['false', 'false', 'true', 'true', 'false']);
    const state = () => [view()[2], dialog().hasAttribute('data-enlarged'), ...disabled('-')];
    click(control('+'));
    await frame();
    expect(state()).toEqual([1.5, true, 'false']);
    press('0');
    await frame();
    expect(state()).toEqual([1, false, 'true']);
  });

  test('in a low window, the viewer shows its start, and keys scroll it (A11, A26)', async () => {
    await close();
    vi.spyOn(dialog(), 'focus').mockImplementation(() => { dialog().scrollTop = 60; });
    await open(thumbnail(1));
    expect([dialog().scrollTop, press('ArrowUp'), press('ArrowDown')]).toEqual([0, true, true]);
    press('+');
    expect([press('ArrowUp'), press('ArrowDown')]).toEqual([false, false]);
  });

  test('the next picture is on the left where pages are read from there (F38)', async () => {
    await close();
    vi.stubGlobal('getComputedStyle', () => ({ position: 'fixed', direction: 'rtl' })); // `dir` may say something else
    await open(thumbnail(1));
    press('ArrowLeft');
    await frame();
    expect([shown(), place()]).toEqual([2, -2]);
  });
});

test('an enlarged picture stays where it is while the viewer closes (A7)', async () => {
  for (const pressed of ['+', '+', 'ArrowRight']) press(pressed);
  point('pointerdown', 0, 0);
  point('pointermove', 600, 0);
  press('Escape');
  await frame();
  point('lostpointercapture', 600, 0);
  expect(view()).toEqual([520, 0, 2.25]);
});

describe('pointers', () => {
  test('a dragged picture returns to the centre (A7)', () => {
    const capture = vi.spyOn(Element.prototype, 'setPointerCapture');
    point('pointerdown', 0, 0);
    expect(capture.mock.calls).toEqual([[1]]);
    point('pointermove', 30, 20);
    expect([view(), isMoving()]).toEqual([[30, 20, 1], true]);
    point('lostpointercapture', 30, 20, { timeStamp: 1e6 });
    expect([view(), isMoving()]).toEqual([[0, 0, 1], false]);
    point('pointermove', 60, 20); // no button is down
    point('pointerdown', 0, 0, { button: 2 });
    point('pointermove', 60, 20);
    expect(view()).toEqual([0, 0, 1]);
  });

  test('a quick swipe shows the next picture, and a pull by touch closes, unless cancelled (A9, A10)', async () => {
    drag(40, 0, { ms: 300, isCancelled: true });
    drag(40, 0, { ms: 301 });
    drag(0, 121, { isCancelled: true });
    drag(0, 121, { pointerType: 'mouse' });
    await frame();
    expect([dialog().open, shown(), view()]).toEqual([true, 1, [0, 0, 1]]);
    drag(40, 0, { ms: 300 });
    await frame();
    expect(shown()).toBe(0);
    drag(0, 121);
    await frame();
    expect(dialog().open).toBe(false);
  });

  test('two fingers zoom and do not swipe, and lifting one moves nothing (A5)', () => {
    for (const pointerId of [1, 2]) point('pointerdown', pointerId, 0, { pointerId });
    for (const pointerId of [1, 2]) point('pointermove', pointerId + 60, 0, { pointerId });
    for (const pointerId of [1, 2]) point('lostpointercapture', 0, 0, { pointerId });
    expect([view(), place()]).toEqual([[0, 0, 1], 1]);
    point('pointerdown', -50, 0);
    point('pointerdown', 50, 0, { pointerId: 2 });
    point('pointermove', -100, 0);
    point('pointermove', 100, 0, { pointerId: 2 });
    const zoomed = view();
    expect(zoomed[2]).toBeCloseTo(2);
    point('lostpointercapture', 100, 0, { pointerId: 2 });
    point('pointermove', -100, 0);
    point('lostpointercapture', -100, 0);
    expect([view(), place()]).toEqual([zoomed, 1]);
  });

  test('the wheel zooms about the pointer, and after a pause the picture settles (A4, A28)', () => {
    vi.useFakeTimers();
    const turn = (deltaY: number, buttons = 0, deltaX = 0) =>
      stage().dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, buttons, cancelable: true, ...at(100, 0) }));
    expect(turn(-20, 0, -21)).toBe(false); // sideways, it does nothing
    expect([view(), turn(-500)]).toEqual([[0, 0, 1], false]);
    const zoomed = [100 - 100 * Math.E, 0, Math.E];
    expect(view()).toEqual(zoomed.map((number) => expect.closeTo(number)));
    vi.advanceTimersByTime(400);
    turn(0);
    vi.advanceTimersByTime(499);
    expect(isMoving()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isMoving()).toBe(false);
    turn(-250);
    point('pointerdown', 0, 0, { isPrimary: true });
    vi.advanceTimersByTime(500);
    expect(isMoving()).toBe(true); // until the release
    turn(-500, 1); // not while a button is down
    expect(view()[2]).toBeCloseTo(Math.E ** 1.5);
    point('pointerdown', 0, 0, { isPrimary: true, pointerId: 2 }); // the release of the first was lost
    point('pointermove', 30, 0, { pointerId: 2 });
    expect(view()[2]).toBeCloseTo(Math.E ** 1.5);
    point('lostpointercapture', 30, 0, { pointerId: 2 });
    expect(isMoving()).toBe(false);
  });

  test('a pinch on a trackpad zooms in Safari too, unless fingers on a screen do (A4)', () => {
    vi.useFakeTimers();
    const pinch = (type: string, scale: number) =>
      stage().dispatchEvent(Object.assign(new MouseEvent(type, { cancelable: true, ...at(0, 0) }), { scale }));
    expect(pinch('gesturestart', 1)).toBe(false);
    pinch('gesturechange', 1.5);
    pinch('gesturechange', 2);
    pinch('gestureend', 2);
    expect([view(), isMoving()]).toEqual([[0, 0, 2], true]);
    vi.advanceTimersByTime(500);
    expect(isMoving()).toBe(false);
    pinch('gesturestart', 1);
    pinch('gesturechange', 1.5);
    expect(view()[2]).toBe(3);
    point('pointerdown', 0, 0);
    expect([pinch('gesturechange', 3), view()[2]]).toEqual([false, 3]);
    point('lostpointercapture', 0, 0);
  });

  test('a picture whose release is lost is free when the mouse moves (A28)', () => {
    point('pointerdown', 0, 0, { timeStamp: 5000 });
    point('pointermove', 400, 0);
    vi.spyOn(Element.prototype, 'releasePointerCapture').mockImplementation((pointerId) =>
      point('lostpointercapture', 500, 0, { pointerId, timeStamp: 9000 }));
    point('pointermove', 500, 0, { buttons: 0 });
    expect([view(), place(), isMoving()]).toEqual([[0, 0, 1], 1, false]);
  });

  test('a tap on the picture moves nothing, and two enlarge it about their point (A6, A8)', () => {
    tap(100, 0);
    expect(view()).toEqual([0, 0, 1]);
    tap(100, 0); // not every browser counts them
    expect(view()).toEqual([-100, 0, 2]);
    tap(200, 50);
    expect(view()).toEqual([-100, 0, 2]);
  });

  test('a tap beside the picture closes, if it hardly moved (A17)', async () => {
    point('pointerdown', 400, 0);
    stage().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at(405, 0) }));
    point('lostpointercapture', 405, 0);
    await frame();
    expect(dialog().open).toBe(true);
    tap(450, 0, { on: stage() });
    await frame();
    expect(dialog().open).toBe(false);
  });
});

test('an enlarged picture that fits into a resized window returns to the centre (A7)', () => {
  for (const key of ['+', '+', 'ArrowRight']) press(key);
  layout.picture = 400;
  onTestFinished(() => { layout.picture = 800; });
  visualViewport!.onresize!(new Event('resize'));
  expect(view()).toEqual([0, 0, 2.25]);
});
