import * as styles from '../../styles/Viewer.module.css';
import { find } from '../find';
import { grip, type Point, span } from './zoom';

export const stage = find('.' + styles.stage);

/** Where an event happens, in CSS pixels from the centre of the stage. */
export const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
  x: clientX - stage.offsetLeft - stage.offsetWidth / 2,
  y: clientY - stage.offsetTop - stage.offsetHeight / 2,
});

const tapSlopPx = 5; // what a press may move and still be a tap
const wheelRestMs = 150; // without a turn of the wheel, the picture comes to rest
const wheelLinePx = 16; // where a wheel counts in lines
const wheelZoomPx = 500; // what a wheel turns by to zoom by e

type Move = (from: Point, to: Point, ratio: number) => void;
type LetGo = (press?: PointerEvent, ms?: number) => void;
type Tap = (press: PointerEvent, isDouble: boolean) => void;

/**
 * Recognises what pointers and the wheel do on the stage. Calls `move` with what is carried where and zoomed by how much;
 * `letGo` once the last pointer is up or was taken away, with its press and how long it took, if no other came, and once
 * the wheel rests; `tap` for a press that ends where it began, and once more as a double one for the second of two.
 */
export function startPointers(move: Move, letGo: LetGo, tap: Tap) {
  const pointers = new Map<number, Point>();
  let press: PointerEvent | undefined; // of the pointer that is down or was last, unless another came
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  stage.onpointerdown = (event) => {
    if (event.button) return;
    clearTimeout(wheelTimer); // the hand that has it brings it to rest
    press = pointers.size ? undefined : event;
    pointers.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
  };

  stage.onpointermove = (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, pointOf(event));
    move(...grip(before, [...pointers.values()]));
  };

  stage.onlostpointercapture = ({ pointerId, timeStamp }) => {
    pointers.delete(pointerId);
    if (!pointers.size) letGo(press, press && timeStamp - press.timeStamp);
  };

  function click(event: MouseEvent) {
    if (press && span(event, press) < tapSlopPx) tap(press, event.type === 'dblclick');
  }

  stage.onclick = click;
  stage.ondblclick = click;

  stage.onwheel = (event) => {
    event.preventDefault(); // keeps the page behind where it is
    if (pointers.size) return;
    const point = pointOf(event);
    move(point, point, Math.exp(-event.deltaY * (event.deltaMode ? wheelLinePx : 1) / wheelZoomPx));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(letGo, wheelRestMs);
  };
}
