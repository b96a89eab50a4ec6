import { createHash } from 'node:crypto';

/** @import { Site } from '../types' */

/** A short mark of what the share image and the icons show of the content. */
export const fingerprint = (/** @type {Site} */ { brand, headline, url }) =>
  createHash('sha256').update(JSON.stringify([brand, headline, url])).digest('hex').slice(0, 12);
