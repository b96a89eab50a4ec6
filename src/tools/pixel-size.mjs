// The size in pixels that a browser shows an image in, read from the file's own header.
import { readTiff } from './exif.mjs';

/**
 * A size in pixels.
 * @typedef {{ width: number, height: number }} Size
 */

/**
 * @param {Buffer} bytes
 * @param {number} start
 * @param {number} end
 */
const ascii = (bytes, start, end) => bytes.toString('latin1', start, end);

/** @param {Buffer} bytes */
function png(bytes) {
  if (ascii(bytes, 1, 4) !== 'PNG') return;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** @param {Buffer} bytes */
function gif(bytes) {
  if (ascii(bytes, 0, 3) !== 'GIF') return;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

// https://developers.google.com/speed/webp/docs/riff_container
/** @param {Buffer} bytes */
function webp(bytes) {
  if (ascii(bytes, 8, 12) !== 'WEBP') return;
  const kind = ascii(bytes, 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

// ISO/IEC 23008-12: `ispe` holds an item's size (the picture's is the largest), `irot` quarter turns.
/** @param {Buffer} bytes */
function avif(bytes) {
  if (!/^ftyp(avif|avis)/.test(ascii(bytes, 4, 12))) return;
  let size = { width: 0, height: 0 };
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    const width = bytes.readUInt32BE(at + 8);
    if (width > size.width) size = { width, height: bytes.readUInt32BE(at + 12) };
  }
  const turn = bytes.indexOf('irot');
  const isOnItsSide = turn !== -1 && bytes.readUInt8(turn + 4) % 2 === 1;
  return isOnItsSide ? { width: size.height, height: size.width } : size;
}

// Exif orientations 5 to 8 lie on their side; browsers turn them upright.
/** @param {Buffer} exif */
function liesOnItsSide(exif) {
  if (ascii(exif, 0, 4) !== 'Exif') return false;
  const { find, short } = readTiff(exif.subarray(6));
  const orientation = find(0x0112);
  return orientation !== undefined && short(orientation) >= 5;
}

// ITU T.81: segments of a marker and a length, until the frame header (SOF) that holds the size.
/** @param {Buffer} bytes */
function jpeg(bytes) {
  if (bytes.readUInt16BE(0) !== 0xffd8) return;
  let turned = false;
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xe1) turned ||= liesOnItsSide(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)));
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return turned ? { width: height, height: width } : { width, height };
    }
  }
}

// Of a width and a height, the box gives what is missing.
/** @param {Buffer} bytes */
function svg(bytes) {
  const root = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(bytes.toString('utf8'))?.[0];
  if (!root) return;
  const attribute = (/** @type {string} */ name) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*)`).exec(root)?.[1] ?? '';
  const length = (/** @type {string} */ name) => Number(/^([\d.]+)(px)?\s*$/.exec(attribute(name))?.[1]) || undefined;
  const [, , boxWidth = NaN, boxHeight = NaN] = attribute('viewBox').split(/[\s,]+/).map(Number);
  const [width, height] = [length('width'), length('height')];
  return {
    width: Math.round(width ?? (height ? height * boxWidth / boxHeight : boxWidth)),
    height: Math.round(height ?? (width ? width * boxHeight / boxWidth : boxHeight)),
  };
}

/**
 * Returns the size of an AVIF, WebP, PNG, JPEG, GIF or SVG, or undefined when it is none of them.
 * @param {Buffer} bytes
 * @returns {Size | undefined}
 */
export function pixelSize(bytes) {
  try {
    for (const read of [png, gif, webp, avif, jpeg, svg]) {
      const size = read(bytes);
      if (size) return size.width > 0 && size.height > 0 ? size : undefined;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // the file ends before its header does
  }
}
