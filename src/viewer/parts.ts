// The parts of the viewer that gestures move, as the page has them, and the points of its stage.
import * as styles from '../../styles/Viewer.module.css';
import { find } from '../find';
import type { Point } from './zoom';

export const dialog = find<HTMLDialogElement>('dialog');
export const stage = find('.' + styles.stage);

/** Where an event happens, measured from the centre of the stage in CSS pixels. */
export const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
  x: clientX - stage.offsetLeft - stage.offsetWidth / 2,
  y: clientY - stage.offsetTop - stage.offsetHeight / 2,
});
