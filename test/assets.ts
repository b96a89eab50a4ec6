import type { Asset } from '../src/prepare/check-content';
import { readAsset } from '../src/build/images';

const folder = `${import.meta.dirname}/site/assets/`;
const names = ['geoapp-1', 'geoapp-2', 'geoapp-3', 'geoapp-1-640'];

/** The assets of the sample content, as the checker gets them. */
export const assets = new Map<string, Asset>(
  names.map((name) => {
    const { address, asset } = readAsset(`${folder}${name}.avif`);
    return [address, asset];
  }),
);
