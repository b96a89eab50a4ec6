/** Runs `act` after the next paint, so that the response to the input is not delayed. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => { setTimeout(act); });
