// Geometry of the viewer, in CSS pixels from the centre of the stage.

export type Point = { x: number; y: number };

/** The picture's scale, and the offset of its centre. */
export type View = Point & { scale: number };

export const maxScale = 8; // or the picture's own pixels, if that is more
const leastScale = 1.1; // what is less enlarged is fitted when it comes to rest
export const zoomStep = 1.5; // per key press or click
export const leastTapScale = 2; // of a double tap, or the picture's own pixels if that is more
export const panPx = 80; // per press of an arrow key
export const tapSlopPx = 5; // a press that moves less is a tap
const wheelPx = [1, 16, 100]; // of a wheel that scrolls by pixels, lines, pages
const wheelZoomPx = 500; // zooms by a factor of e
const pinchZoomPx = 100; // the same for a pinch on a trackpad, as browsers compute it
export const wheelRestMs = 500; // after such a pause, several notches of the wheel have ended
export const flickMs = 300; // a slower swipe needs a third of the width
export const flickPx = 40;

export const fitted: View = { scale: 1, x: 0, y: 0 };

const limit = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Moves the picture's point under `from` to `to`, and zooms about it by `ratio`. */
export function pan({ scale, x, y }: View, from: Point, to: Point, ratio: number, max: number): View {
  const next = limit(scale * ratio, 1, max);
  const grown = next / scale;
  return { scale: next, x: to.x - (from.x - x) * grown, y: to.y - (from.y - y) * grown };
}

/** Fits what is almost fitted. On each axis, leaves no gap if the picture exceeds the stage, or else centres it. */
export function clamp({ scale, x, y }: View, picture: HTMLElement, stage: HTMLElement): View {
  if (scale < leastScale) return fitted;
  const slackX = Math.max(0, picture.offsetWidth * scale - stage.offsetWidth) / 2;
  const slackY = Math.max(0, picture.offsetHeight * scale - stage.offsetHeight) / 2;
  return { scale, x: limit(x, -slackX, slackX), y: limit(y, -slackY, slackY) };
}

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The old and new midpoint of one or two pointers, and the ratio of their distances. */
export const movement = ([a = fitted, b = a]: Point[], [c = fitted, d = c]: Point[]) =>
  [middle(a, b), middle(c, d), distance(c, d) / distance(a, b) || 1] as const;

/** A pinch on a trackpad is a wheel with ctrl. */
export const wheelRatio = ({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) =>
  Math.exp(-deltaY * wheelPx[deltaMode]! / (ctrlKey ? pinchZoomPx : wheelZoomPx));
