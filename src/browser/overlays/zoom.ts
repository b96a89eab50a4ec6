// The geometry of the viewer. Lengths are CSS pixels; points are measured from the centre of the stage.

export type Point = { x: number; y: number };

/** The size of the fitted picture or of the stage, in CSS pixels. */
export type Box = { offsetWidth: number; offsetHeight: number };

/** A transform of the picture: its scale, and the offset of its centre from the centre of the stage. */
export type View = Point & { scale: number };

export const minScale = 1;
export const maxScale = 8;
export const zoomStep = 1.5; // of a control or a key
export const leastTapScale = 2; // a double tap shows the picture's own pixels, or enlarges it by this
export const panPx = 80; // an arrow key pans an enlarged picture by this much
export const tapSlopPx = 5; // a press that moves less is a tap
export const wheelLinePx = 16; // the height of a line, for wheels that scroll by lines
export const wheelZoomPx = 500; // the wheel distance that zooms by a factor of e
export const wheelRestMs = 150; // after this pause of the wheel, the picture comes to rest
const flickMs = 300; // a swipe within this time needs only `flickPx`
const flickPx = 40;

export const rest: View = { scale: minScale, x: 0, y: 0 };

const limit = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/**
 * Moves the point of the picture under `from` to `to` and zooms about it by `ratio`, within the limits. To zoom about a
 * point, move it to itself; to pan, use a ratio of 1.
 */
export function pan({ scale, x, y }: View, from: Point, to: Point, ratio: number): View {
  const next = limit(scale * ratio, minScale, maxScale);
  const grown = next / scale;
  return { scale: next, x: to.x - (from.x - x) * grown, y: to.y - (from.y - y) * grown };
}

/** Keeps a view in the stage: no gap on an axis on which the picture exceeds it, centred on one on which it fits. */
export function clamp({ scale, x, y }: View, picture: Box, stage: Box): View {
  const slackX = Math.max(0, picture.offsetWidth * scale - stage.offsetWidth) / 2;
  const slackY = Math.max(0, picture.offsetHeight * scale - stage.offsetHeight) / 2;
  return { scale, x: limit(x, -slackX, slackX), y: limit(y, -slackY, slackY) };
}

/**
 * The view of a picture that covers its thumbnail from the top left, which is at `x` and `y`, and how much of its
 * width and height is cropped there.
 */
export function over({ offsetWidth, offsetHeight }: Box, { x, y }: Point, thumbnail: Box) {
  const scale = Math.max(thumbnail.offsetWidth / offsetWidth, thumbnail.offsetHeight / offsetHeight);
  return {
    scale,
    x: x + offsetWidth * scale / 2,
    y: y + offsetHeight * scale / 2,
    right: offsetWidth - thumbnail.offsetWidth / scale,
    bottom: offsetHeight - thumbnail.offsetHeight / scale,
  };
}

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const span = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The movement of one or two pointers: where their midpoint was and is, and the ratio of their distances. One pointer
 * is its own midpoint, and its ratio, 0 / 0, is 1.
 */
export const movement = ([a = rest, b = a]: Point[], [c = rest, d = c]: Point[]) =>
  [middle(a, b), middle(c, d), span(c, d) / span(a, b) || 1] as const;

/** The step of a horizontal swipe, -1, 0 or 1: it takes a third of the width, or a flick. */
export function swipeStep(dx: number, ms: number, width: number) {
  const farPx = ms > flickMs ? width / 3 : flickPx;
  return Math.abs(dx) >= farPx ? -Math.sign(dx) : 0;
}

/** Whether an offset at scale 1 is a pull that closes: mostly downwards, by more than a fifth of the height. */
export const isPull = ({ x, y }: Point, { offsetHeight }: Box) => y > Math.abs(x) && y > offsetHeight / 5;
