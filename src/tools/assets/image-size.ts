export type Size = { width: number; height: number };

// ISO/IEC 23008-12: `ispe` is the size of an item, and the picture is the largest.
function avif(bytes: Buffer): Size {
  let size = { width: 0, height: 0 };
  for (let at = bytes.indexOf('ispe'); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const width = bytes.readUInt32BE(at + 8);
    if (width > size.width) size = { width, height: bytes.readUInt32BE(at + 12) };
  }
  return size;
}

// A drawing has the size of its viewBox, whose proportions it keeps at any other.
function svg(text: string): Size {
  const root = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*)`).exec(root)?.[1] ?? '';
  const [, , width = parseFloat(attribute('width')), height = parseFloat(attribute('height'))] =
    attribute('viewBox').split(/[\s,]+/).map(Number);
  return { width: Math.round(width), height: Math.round(height) };
}

/** The size of an AVIF or SVG in pixels, or undefined for other files and for an SVG without a size. */
export function pixelSize(bytes: Buffer): Size | undefined {
  const isAvif = /^ftyp(avif|avis)/.test(bytes.toString('latin1', 4, 12));
  const size = isAvif ? avif(bytes) : svg(bytes.toString());
  return size.width > 0 && size.height > 0 ? size : undefined;
}
