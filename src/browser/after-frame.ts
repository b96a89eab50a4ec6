/** Runs `act` after the frame that answers a press. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => { setTimeout(act); });
