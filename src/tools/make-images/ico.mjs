// https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10): a directory of one entry, and the PNG itself.

/**
 * An icon of Windows that holds a square PNG of `px` pixels.
 * @param {Buffer} png
 * @param {number} px
 */
export function ico(png, px) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(px, 6);
  header.writeUInt8(px, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
