/** Runs `act` once the next frame, which answers a press, is shown. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => { setTimeout(act); });
