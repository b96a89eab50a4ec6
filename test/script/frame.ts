/** The end of the next frame, and of what follows it. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
