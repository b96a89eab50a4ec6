// What cameras write beside the pixels: TIFF directories, wherever a file keeps them.
import { inflateSync } from 'node:zlib';

// https://exiftool.org/TagNames/EXIF.html, https://exiftool.org/TagNames/GPS.html
const gpsDirectory = 0x8825;
const latitude = 2;

/**
 * Reads the TIFF data that begins at `start` (TIFF 6.0, section 2). `find` returns where in `bytes` the value of a tag
 * is, or undefined. Both throw a RangeError where the bytes end too early.
 * @param {Buffer} bytes
 * @param {number} [start]
 */
export function readTiff(bytes, start = 0) {
  const isLittle = bytes.readUInt8(start) === 0x49;
  const short = (/** @type {number} */ at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (/** @type {number} */ at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));

  /**
   * @param {number} tag
   * @param {number} [pointer] where the directory's offset is written; the first directory's, when left out
   */
  function find(tag, pointer = start + 4) {
    const directory = start + long(pointer);
    const end = directory + 2 + short(directory) * 12;
    for (let at = directory + 2; at < end; at += 12) if (short(at) === tag) return at + 8;
  }
  return { short, find };
}

/**
 * @param {Buffer} bytes
 * @param {number} start
 */
function tiffHasPosition(bytes, start) {
  try {
    const { find } = readTiff(bytes, start);
    const pointer = find(gpsDirectory);
    return pointer !== undefined && find(latitude, pointer) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false; // what looked like a header was none
    throw error;
  }
}

/**
 * Where `mark` occurs.
 * @param {Buffer} bytes
 * @param {Buffer} mark
 */
function* occurrences(bytes, mark) {
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) yield at;
}

const tiffMarks = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];
const profileMark = Buffer.from('zTXtRaw profile type exif\0\0', 'latin1');

// ImageMagick's way to keep Exif in a PNG: a deflated text of a name, a length and hexadecimal digits.
/** @param {Buffer} deflated */
function profile(deflated) {
  try {
    const text = inflateSync(deflated).toString('latin1');
    return Buffer.from(text.replace(/^\s*\w+\s+\d+\s/, '').replace(/\s/g, ''), 'hex');
  } catch {
    return Buffer.alloc(0); // damaged: nobody can read it
  }
}

/**
 * Whether a picture, in whichever format, says where it was taken. JPEG, PNG, WebP and AVIF hold the same TIFF
 * data, each in a wrapping of its own; XMP names the same tags in words.
 * @param {Buffer} bytes
 * @returns {boolean}
 */
export function hasPosition(bytes) {
  if (bytes.includes('GPSLatitude')) return true;
  for (const mark of tiffMarks) for (const at of occurrences(bytes, mark)) if (tiffHasPosition(bytes, at)) return true;
  for (const at of occurrences(bytes, profileMark)) if (hasPosition(profile(bytes.subarray(at + profileMark.length)))) return true;
  return false;
}
