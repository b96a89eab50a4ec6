/** The size of a drawing in pixels, by its viewBox or else by width and height. */
export function readSvg(svg: string) {
  const [tag = ''] = /<svg\s[^>]*>/.exec(svg) ?? [];
  const valueOf = (name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const box = valueOf('viewBox').trim().split(/[\s,]+/).map(Number);
  const sides = ['width', 'height'].map((name) => parseFloat(valueOf(name)));
  const [width = 0, height = 0] = box.length === 4 ? box.slice(2) : sides;
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}
