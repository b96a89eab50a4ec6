import { createEvent, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startGestures } from '../../../src/browser/viewer/gestures';
import { type Action, closed } from '../../../src/browser/viewer/state';

const untouched = { index: 1, scale: 1, x: 0, y: 0 };

/** Opens a picture of 800 by 500 px on a stage of 800 by 600 px. Points are relative to the center of the stage. */
function open() {
  vi.stubGlobal('visualViewport', { scale: 1 }); // jsdom lacks this, and pointer capture
  const stage = document.body.appendChild(document.createElement('div'));
  const picture = stage.appendChild(new Image());
  const capture = vi.fn();
  Object.assign(stage, { setPointerCapture: capture });
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 800, 600));
  let state = {
    ...closed, isOpen: true, index: 1, count: 3,
    stage: { width: 800, height: 600 }, picture: { width: 800, height: 500 }, pixels: 1600,
  };
  const act = vi.fn((action: Action) => { state = action(state); });
  startGestures(stage, act);

  const at = ([x, y]: number[]) => ({ clientX: 500 + x!, clientY: 350 + y! });
  return {
    shown() {
      const { index, scale, x, y } = state;
      return { index, scale: Math.round(scale), x: Math.round(x), y: Math.round(y) };
    },
    isMoving: () => state.isMoving,
    isOpen: () => state.isOpen,
    wheel: (point: number[], init: WheelEventInit) => fireEvent.wheel(stage, { ...at(point), ...init }),
    press: (point: number[], init: PointerEventInit = {}, target: Element = picture) =>
      fireEvent.pointerDown(target, { ...at(point), ...init }),
    drag: (point: number[], pointerId?: number, buttons = 1) =>
      fireEvent.pointerMove(stage, { ...at(point), pointerId, buttons }),
    cancel: () => fireEvent.pointerCancel(stage),
    lift: (pointerId?: number) => fireEvent.lostPointerCapture(stage, { pointerId }),
    click: (point: number[], ms = 0) =>
      fireEvent(stage, Object.defineProperty(createEvent.click(stage, at(point)), 'timeStamp', { value: ms })),
    pinch: (type: string, scale: number) =>
      fireEvent(stage, Object.assign(new MouseEvent(type, { cancelable: true, ...at([0, 0]) }), { scale })),
    stage,
    capture,
  };
}

test('the wheel zooms around the pointer, but not sideways or while a button is down (A4)', () => {
  vi.useFakeTimers();
  const { shown, isMoving, wheel } = open();
  expect(wheel([0, 0], { deltaX: -201, deltaY: -200 }), 'the page would scroll').toBe(false);
  wheel([0, 0], { deltaY: -200, buttons: 1 });
  expect(shown()).toEqual(untouched);
  wheel([100, 50], { deltaY: -500 * Math.LN2 });
  expect(shown()).toEqual({ index: 1, scale: 2, x: -100, y: -50 });
  wheel([100, 50], { deltaY: -100 * Math.LN2, ctrlKey: true }); // a trackpad pinch
  expect(shown()).toEqual({ index: 1, scale: 4, x: -300, y: -150 });
  expect(isMoving()).toBe(true);
  vi.advanceTimersByTime(500);
  expect(isMoving()).toBe(false);
});

test("a trackpad pinch in Safari zooms relative to the last scale, but not while a pointer is down (A4)", () => {
  const { shown, pinch, press } = open();
  expect(pinch('gesturestart', 1), 'the page would zoom').toBe(false);
  for (const scale of [1.5, 2]) pinch('gesturechange', scale);
  pinch('gestureend', 2);
  expect(shown()).toEqual({ index: 1, scale: 2, x: 0, y: 0 });
  press([0, 0]);
  pinch('gesturechange', 3);
  expect(shown()).toEqual({ index: 1, scale: 2, x: 0, y: 0 });
});

test('a swipe with the main button steps unless it is canceled, and pulling down by touch closes (A9)', () => {
  const { shown, isOpen, press, drag, lift, cancel } = open();
  press([0, 0], { button: 2 });
  drag([-60, 0]);
  expect(shown()).toEqual(untouched);
  for (const end of [cancel, () => {}]) {
    press([0, 0], { pointerType: 'touch' });
    drag([-60, 0]);
    end();
    lift();
  }
  expect(shown()).toEqual({ index: 2, scale: 1, x: 0, y: 0 });
  press([0, 0], { pointerType: 'touch' });
  drag([0, 200]);
  lift();
  expect(isOpen()).toBe(false);
});

test('two fingers zoom around their midpoint, even off the stage, and nothing jumps when one is lifted (A5)', () => {
  const { shown, press, drag, lift, capture } = open();
  press([-50, 40], { pointerId: 1 });
  press([150, 40], { pointerId: 2 });
  expect(capture.mock.calls).toEqual([[1], [2]]);
  drag([-150, 40], 1);
  drag([250, 40], 2);
  const zoomed = { index: 1, scale: 2, x: -50, y: -40 };
  expect(shown()).toEqual(zoomed);
  lift(1);
  expect(shown()).toEqual(zoomed);
  lift(2);
  expect(shown()).toEqual(zoomed);
});

test('after a release that got lost, a move without a button steps and drags no more (A9)', () => {
  const { shown, isMoving, press, drag } = open();
  press([0, 0]);
  drag([-60, 0]);
  for (const x of [-70, -90]) drag([x, 0], undefined, 0);
  expect([shown(), isMoving()]).toEqual([{ index: 2, scale: 1, x: 0, y: 0 }, false]);
});

test('a single click moves nothing, but a second one within 500 ms toggles the zoom at that point (A6)', () => {
  const { shown, press, lift, click } = open();
  const views = [0, 499, 998, 1498, 1997].map((ms) => {
    press([100, 0]);
    lift();
    click([100, 0], ms);
    return shown();
  });
  const enlarged = { index: 1, scale: 2, x: -100, y: 0 };
  expect(views).toEqual([untouched, enlarged, enlarged, enlarged, untouched]);
});

test('a click beside the picture closes the viewer unless the pointer moves by 5 px (A17)', () => {
  const { isOpen, press, lift, click, stage } = open();
  for (const x of [5, 4]) {
    press([0, 0], {}, stage);
    lift();
    click([x, 0]);
    expect(isOpen()).toBe(x === 5);
  }
});
