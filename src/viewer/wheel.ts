import { wheelLinePx, wheelRestMs, wheelZoomPx } from './gesture-limits';
import { type Point, pointOn } from './zoom';

/** Calls `turn` for each turn of the wheel, with what it zooms by and about which point, and `rest` once it rests. */
export function startWheel(stage: HTMLElement, turn: (about: Point, ratio: number) => void, rest: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  stage.onwheel = (event) => {
    event.preventDefault(); // keeps the page behind where it is
    const px = event.deltaY * (event.deltaMode ? wheelLinePx : 1);
    turn(pointOn(stage, event), Math.exp(-px / wheelZoomPx));
    clearTimeout(timer);
    timer = setTimeout(rest, wheelRestMs);
  };
}
