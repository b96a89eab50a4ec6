import { createHash } from 'node:crypto';

/** A short mark of what the share image and the icons show of the content. */
export const fingerprint = ({ brand, headline, url }) =>
  createHash('sha256').update(JSON.stringify([brand, headline, url])).digest('hex').slice(0, 12);
