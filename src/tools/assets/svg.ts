// Scripts, which would run at the site's origin if the file is opened directly, and local paths that Inkscape writes.
const unsafe = /<(?:\w+:)?(script|foreignObject)|<[^>]*?\s(on\w+)\s*=|(javascript:|:export-filename|:docbase|:absref)/i;

/** The size of an SVG in pixels, by viewBox or else by width and height, or zeros. Its flaw, if any. */
export function readSvg(svg: string) {
  const [tag = ''] = /<svg\s[^>]*>/.exec(svg) ?? [];
  const valueOf = (name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const box = valueOf('viewBox').trim().split(/[\s,]+/);
  const sides = box.length === 4 ? box.slice(2) : [valueOf('width'), valueOf('height')];
  const [width = 0, height = 0] = sides.map((side) => Math.round(parseFloat(side)) || 0);
  const found = unsafe.exec(svg)?.slice(1).find(Boolean);
  const flaw = found && `has ${found}, which can run a script or tell where it was made; remove it`;
  return { width, height, hasAlpha: true, flaw };
}
