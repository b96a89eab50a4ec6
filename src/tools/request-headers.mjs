// What the headers of a request ask for.

/**
 * Whether an Accept-Encoding header takes the encoding.
 * @param {string} header
 * @param {string} encoding
 */
export const accepts = (header, encoding) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(header);

/**
 * The one range that a Range header asks for, of a file of `size` bytes; null when it cannot be met, undefined when the
 * whole is to be sent.
 * @param {string} header
 * @param {number} size
 * @returns {{ first: number, last: number } | null | undefined}
 */
export function parseRange(header, size) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (!from && !to) return;
  if (!from) return size > 0 && Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : null;
  if (to && Number(to) < Number(from)) return;
  if (Number(from) >= size) return null;
  return { first: Number(from), last: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/**
 * Whether an If-None-Match header names the tag.
 * @param {string} header
 * @param {string} etag
 */
export const isKnown = (header, etag) =>
  header === '*' || header.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
