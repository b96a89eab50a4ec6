// The state of the viewer and its actions, without DOM. Lengths are in CSS pixels, points relative to the center of the
// stage.

export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The scale of the shown picture and the offset of its center. `forward` is -1 if the next picture is on the left. */
export type State = Point & {
  scale: number; isMoving: boolean; isOpen: boolean; index: number; count: number; forward: number;
};

/** `picture` is its size at scale 1, and `pixels` the width of its file. */
export type Box = { stage: Size; picture: Size; pixels: number };

export type Action = (state: State, box: Box) => State;

const maxScale = 8; // or the natural size, if that is more
const leastScale = 1.1; // a smaller scale snaps back to 1
const leastTapScale = 2; // of a double tap, or the natural size if that is more
const panPx = 80; // per arrow key press
const flickMs = 300; // a slower swipe must cover a third of the width
const flickPx = 40;

export const centre: Point = { x: 0, y: 0 };
const fitted = { ...centre, scale: 1, isMoving: false };
export const closed: State = { ...fitted, isOpen: false, index: 0, count: 0, forward: 1 };

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const limit = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const ownScale = ({ pixels, picture }: Box) => pixels / picture.width;
const limitScale = (box: Box) => Math.max(maxScale, ownScale(box));

export const close: Action = (state) => ({ ...state, isOpen: false, isMoving: false });
export const fit: Action = (state) => ({ ...state, ...fitted });

/** Moves the point under `from` to `to`, and zooms about that point by `ratio`. */
export const move = (from: Point, to: Point, ratio: number): Action => (state, box) => {
  const scale = limit(state.scale * ratio, 1, limitScale(box));
  const grown = scale / state.scale;
  const [x, y] = [to.x - (from.x - state.x) * grown, to.y - (from.y - state.y) * grown];
  return { ...state, scale, x, y, isMoving: true };
};

/** Snaps back: to scale 1 if almost there, and on each axis to the edges of a larger picture, or else to the center. */
export const settle: Action = (state, { picture, stage }) => {
  const { scale, x, y } = state;
  if (scale < leastScale) return { ...state, ...fitted };
  const slackX = Math.max(0, picture.width * scale - stage.width) / 2;
  const slackY = Math.max(0, picture.height * scale - stage.height) / 2;
  return { ...state, x: limit(x, -slackX, slackX), y: limit(y, -slackY, slackY), isMoving: false };
};

const settleAt = (from: Point, to: Point, ratio = 1): Action => (state, box) =>
  settle(move(from, to, ratio)(state, box), box);

export const zoom = (ratio: number) => settleAt(centre, centre, ratio);

/** Shows another picture, or at an end the same picture. */
export const step = (by: number): Action => (state, box) => {
  const index = limit(state.index + by, 0, state.count - 1);
  return index === state.index ? settle(state, box) : { ...state, ...fitted, index };
};

/** Moves an enlarged picture in the direction `x`, `y`, or shows the picture that such a swipe brings. */
export const push = (x: number, y: number): Action => (state, box) =>
  (state.scale > 1 ? settleAt(centre, { x: x * panPx, y: y * panPx }) : step(-x * state.forward))(state, box);

/** The release of a single pointer: a pull down by touch closes the viewer, a swipe shows another picture. */
export const release = (ms: number, isTouch: boolean): Action => (state, box) => {
  const { scale, x, y } = state;
  const isPull = isTouch && y > Math.max(Math.abs(x), box.stage.height / 5);
  const isSwipe = Math.abs(x) >= (ms > flickMs ? box.stage.width / 3 : flickPx);
  if (scale > 1 || !(isPull || isSwipe)) return settle(state, box);
  return (isPull ? close : push(Math.sign(x), 0))(state, box);
};

/** A double tap toggles the zoom about its point. */
export const toggle = (at: Point): Action => (state, box) =>
  (state.scale > 1 ? fit : settleAt(at, at, Math.max(leastTapScale, ownScale(box))))(state, box);

/** The values of the controls that are at their limit. */
export const controlsAtLimit = ({ scale, index, count }: State, box: Box) => [
  scale === 1 && '-', scale >= limitScale(box) && '+', index === 0 && 'PageUp', index === count - 1 && 'PageDown',
];

/** Actions by key, and by the value of a control. */
export const actions: Partial<Record<string, Action>> = {
  ArrowLeft: push(1, 0), ArrowRight: push(-1, 0), ArrowUp: push(0, 1), ArrowDown: push(0, -1),
  PageUp: step(-1), PageDown: step(1), Home: step(-Infinity), End: step(Infinity),
  '+': zoom(1.5), '=': zoom(1.5), '-': zoom(1 / 1.5), '0': fit, // `=` is + without Shift
  Escape: close,
};

/** At scale 1, the up and down keys are left to the browser: they scroll a low viewport. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { scale }: State): Action | undefined {
  const isScroll = scale === 1 && ['ArrowUp', 'ArrowDown'].includes(key);
  return isScroll || ctrlKey || metaKey || altKey ? undefined : actions[key];
}
