// What may run at the address of the site, when the file is opened alone, and where Inkscape notes paths of its user.
const unsafe = /<(?:\w+:)?(script|foreignObject)|<[^>]*?\s(on\w+)\s*=|(javascript:|:export-filename|:docbase|:absref)/i;

/** The name of the first part of a drawing that must not be published. */
export const findUnsafe = (svg: string) => unsafe.exec(svg)?.slice(1).find(Boolean);

/** The size of a drawing in pixels, by its viewBox or else by width and height; zeros without them. */
export function readSvg(svg: string) {
  const [tag = ''] = /<svg\s[^>]*>/.exec(svg) ?? [];
  const valueOf = (name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const box = valueOf('viewBox').trim().split(/[\s,]+/);
  const sides = box.length === 4 ? box.slice(2) : [valueOf('width'), valueOf('height')];
  const [width = 0, height = 0] = sides.map((side) => Math.round(parseFloat(side)) || 0);
  return { width, height };
}
