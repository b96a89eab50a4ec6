// The geometry of the viewer. Lengths are CSS pixels; points are measured from the centre of the stage.

export type Point = { x: number; y: number };

/** The picture as it is fitted, or the stage: any element says so much of itself. */
export type Box = { offsetWidth: number; offsetHeight: number };

/** How the picture lies: enlarged about its own centre, which is `x`, `y` away from the stage's. */
export type View = Point & { scale: number };

export const minScale = 1;
export const maxScale = 8;
export const zoomStep = 1.5;
export const rest: View = { scale: minScale, x: 0, y: 0 };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Zooms to `wanted`, as far as it may, and keeps the part of the picture under `point` where it is. */
export function zoomAbout(view: View, point: Point, wanted: number): View {
  const scale = clamp(wanted, minScale, maxScale);
  const move = (at: number, offset: number) => at - ((at - offset) * scale) / view.scale;
  return { scale, x: move(point.x, view.x), y: move(point.y, view.y) };
}

/** Where a view comes to rest: no gap on an axis the picture exceeds, centred on one where it fits. */
export function settle({ scale, x, y }: View, picture: Box, stage: Box): View {
  const within = (offset: number, side: keyof Box) => {
    const slack = Math.max(0, picture[side] * scale - stage[side]) / 2;
    return clamp(offset, -slack, slack);
  };
  return { scale, x: within(x, 'offsetWidth'), y: within(y, 'offsetHeight') };
}

// Of one finger or two: where they are, and how far apart.
const grip = ([a, b = a]: Point[]) =>
  ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, span: Math.hypot(a!.x - b!.x, a!.y - b!.y) || 1 });

/** Follows the fingers: moves with their middle and, for two of them, zooms with their distance. */
export function follow(view: View, before: Point[], after: Point[]): View {
  const from = grip(before);
  const to = grip(after);
  const { scale, x, y } = zoomAbout(view, from, (view.scale * to.span) / from.span);
  return { scale, x: x + to.x - from.x, y: y + to.y - from.y };
}

/** How many pictures a horizontal swipe moves on: for a third of the width, or 40 px within 300 ms. */
export function swipeStep(dx: number, ms: number, width: number) {
  const px = Math.abs(dx);
  return px >= width / 3 || (px >= 40 && ms <= 300) ? -Math.sign(dx) : 0;
}

/** Whether letting go of a picture at scale 1 is a pull that closes: mostly downwards, by a fifth of the height. */
export const isPull = ({ x, y }: Point, { offsetHeight }: Box) => y > Math.abs(x) && y > offsetHeight / 5;
