/** The size of a drawing in pixels, by its viewBox or else by width and height; zeros without them. */
export function readSvg(svg: string) {
  const [tag = ''] = /<svg\s[^>]*>/.exec(svg) ?? [];
  const valueOf = (name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const box = valueOf('viewBox').trim().split(/[\s,]+/);
  const sides = box.length === 4 ? box.slice(2) : [valueOf('width'), valueOf('height')];
  const [width = 0, height = 0] = sides.map((side) => Math.round(parseFloat(side)) || 0);
  return { width, height };
}
