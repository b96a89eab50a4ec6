import * as styles from '../../styles/Viewer.module.css';

/** Name, and the key that does the same. */
const controls = [
  ['Alejar', '-'],
  ['Acercar', '+'],
  ['Anterior', 'PageUp'],
  ['Siguiente', 'PageDown'],
  ['Cerrar', 'Escape'],
] as const;

/** What shows the captures on top of the page, one at a time: counter, controls, stage, caption, and a last resort. */
export const Viewer = () => (
  <dialog className={styles.viewer} tabIndex={-1}>
    <p aria-live="polite" />
    {controls.map(([name, key]) => (
      <button key={key} className="icon" type="button" value={key} aria-label={name} />
    ))}
    <div />
    <p />
    <p className={styles.failed}>No se pudo mostrar esta captura. <a>Abrir el archivo</a></p>
  </dialog>
);
