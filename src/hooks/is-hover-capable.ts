/** Whether the main pointer can hover. */
export const isHoverCapable = () => matchMedia('(hover: hover)').matches;
