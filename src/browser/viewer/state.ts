// The state of the viewer and the functions that change it, without the DOM. Lengths are in CSS pixels. Points are
// relative to the center of the stage.

export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** `picture` is the size at scale 1, and `pixels` is the natural width of the image. */
export type Box = { stage: Size; picture: Size; pixels: number };

/** What the viewer shows: the picture at `index`, its scale, and the offset of its center. */
export type View = Point & { scale: number; isMoving: boolean; isOpen: boolean; index: number; count: number };

export type State = View & Box;

export type Action = (state: State) => State;

const maxScale = 8; // or the natural size, if that is larger
const minScale = 1.1; // a smaller scale snaps back to 1
const minTapScale = 2; // for a double tap, or the natural size if that is larger
const panPx = 80; // per arrow key press
const flickMs = 300; // a slower swipe must cover a third of the width
const flickPx = 40;

export const center: Point = { x: 0, y: 0 };
const fitted = { ...center, scale: 1, isMoving: false };
export const closed: View = { ...fitted, isOpen: false, index: 0, count: 0 };

const limit = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const naturalScale = ({ pixels, picture }: Box) => pixels / picture.width;
const maxScaleOf = (box: Box) => Math.max(maxScale, naturalScale(box));

export const close = (state: State): State => ({ ...state, isOpen: false, isMoving: false });
export const fit = (state: State): State => ({ ...state, ...fitted });

/** Moves the point at `from` to `to`, and zooms by `ratio` around that point. */
export function move(state: State, from: Point, to: Point, ratio = 1): State {
  const scale = limit(state.scale * ratio, 1, maxScaleOf(state));
  const grown = scale / state.scale;
  const [x, y] = [to.x - (from.x - state.x) * grown, to.y - (from.y - state.y) * grown];
  return { ...state, scale, x, y, isMoving: true };
}

/** Snaps to scale 1 if the scale is close to it, and on each axis to the edges or, if it fits the stage, the center. */
export function settle(state: State): State {
  const { scale, x, y, picture, stage } = state;
  if (scale < minScale) return fit(state);
  const slackX = Math.max(0, picture.width * scale - stage.width) / 2;
  const slackY = Math.max(0, picture.height * scale - stage.height) / 2;
  return { ...state, x: limit(x, -slackX, slackX), y: limit(y, -slackY, slackY), isMoving: false };
}

export const zoom = (state: State, ratio: number, at = center) => settle(move(state, at, at, ratio));

/** Shows another picture. At either end, stays on the same picture. */
export function step(state: State, by: number): State {
  const index = limit(state.index + by, 0, state.count - 1);
  return index === state.index ? settle(state) : { ...fit(state), index };
}

/** Pans an enlarged picture in the direction `x`, `y`. Otherwise, shows the picture that such a swipe would show. */
const panOrStep = (state: State, x: number, y: number) =>
  (state.scale > 1 ? settle(move(state, center, { x: x * panPx, y: y * panPx })) : step(state, -x));

/** Handles the release of a single pointer: pulling down by touch closes the viewer; a swipe shows another picture. */
export function release(state: State, ms: number, isTouch: boolean): State {
  const { scale, x, y, stage } = state;
  const isPull = isTouch && y > Math.max(Math.abs(x), stage.height / 5);
  const isSwipe = Math.abs(x) >= (ms > flickMs ? stage.width / 3 : flickPx);
  if (scale > 1 || !(isPull || isSwipe)) return settle(state);
  return isPull ? close(state) : step(state, -Math.sign(x));
}

/** Toggles the zoom around the point of a double tap. */
export const toggle = (state: State, at: Point) =>
  (state.scale > 1 ? fit(state) : zoom(state, Math.max(minTapScale, naturalScale(state)), at));

/** Tests, by the `value` of a control, whether the control would have no effect. */
export const isAtLimit: Partial<Record<string, (state: State) => boolean>> = {
  '-': ({ scale }) => scale === 1,
  '+': ({ scale, ...box }) => scale >= maxScaleOf(box),
  'PageUp': ({ index }) => index === 0,
  'PageDown': ({ index, count }) => index === count - 1,
};

/** Actions by key. The `value` of a control is a key too. */
export const actions: Partial<Record<string, Action>> = {
  ArrowLeft: (state) => panOrStep(state, 1, 0),
  ArrowRight: (state) => panOrStep(state, -1, 0),
  ArrowUp: (state) => panOrStep(state, 0, 1),
  ArrowDown: (state) => panOrStep(state, 0, -1),
  PageUp: (state) => step(state, -1),
  PageDown: (state) => step(state, 1),
  Home: (state) => step(state, -Infinity),
  End: (state) => step(state, Infinity),
  '+': (state) => zoom(state, 1.5),
  '=': (state) => zoom(state, 1.5), // + without Shift
  '-': (state) => zoom(state, 1 / 1.5),
  '0': fit,
  Escape: close,
};

/** Returns the action for a key. At scale 1, leaves the up and down keys to the browser, to scroll short viewports. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { scale }: View): Action | undefined {
  const isScroll = scale === 1 && ['ArrowUp', 'ArrowDown'].includes(key);
  return isScroll || ctrlKey || metaKey || altKey ? undefined : actions[key];
}
