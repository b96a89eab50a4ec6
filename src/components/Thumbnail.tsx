import type { ImgHTMLAttributes } from 'react';

/** A capture in a box about 360 px wide. On a phone its small form will do, whatever the density of the screen. */
export const Thumbnail = (image: ImgHTMLAttributes<HTMLImageElement>) =>
  <img decoding="async" sizes="(min-width: 768px) 360px, 210px" {...image} />;
