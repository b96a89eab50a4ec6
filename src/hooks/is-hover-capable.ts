export const isHoverCapable = () => matchMedia('(hover: hover)').matches;
