// What a gesture may measure. The bundler puts numbers from a module of their own where they are used.

export const panPx = 80; // what an arrow key moves an enlarged picture by
export const tapSlopPx = 5; // what a press may move and still be a tap
export const wheelRestMs = 150; // without a turn of the wheel, the picture comes to rest
export const wheelLinePx = 16; // where a wheel counts in lines
export const wheelZoomPx = 500; // what a wheel turns by to zoom by e
