// Which images `npm run images` draws, and whether they are up to date: each is known by a hash of its drawing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadsElsewhere } from '../../addresses';
import { brandImages } from '../../pictures';
import type { Project } from '../../types';
import { shortHash } from '../common/hash';
import type { Brand } from './brand';
import { icon, share, touchIcon } from './draw';
import { markRoot } from './svg';

const hashOf = (...drawings: string[]) => shortHash(drawings.join('\n'), 12);

const attribute = 'data-made-from';

const hashOfBrand = (brand: Brand) => hashOf(icon(brand), touchIcon(brand), share(brand));

/** The content of `assets/icon.svg`, which records the hash of all images of the brand. */
export const markedIcon = (brand: Brand) => markRoot(icon(brand), attribute, hashOfBrand(brand));

/** Whether the icons and the share image are up to date. */
export const areImagesMade = (root: string, brand: Brand) =>
  brandImages.every((name) => existsSync(join(root, 'assets', name)))
  && readFileSync(join(root, 'assets/icon.svg'), 'utf8').includes(`${attribute}="${hashOfBrand(brand)}"`);

export type ShareImage = ReturnType<typeof findShareImages>[number];

/** The share images of projects with a page and captures, by the hash in the name of the `file`. */
export const findShareImages = (root: string, site: Brand, projects: Project[]) =>
  projects.filter(({ link }) => !leadsElsewhere(link)).flatMap(({ id, title, images: [picture] }) => {
    const brand = { ...site, headline: title };
    const capture = picture?.src;
    if (!capture) return [];
    const file = `share/${id}-${hashOf(share(brand, Buffer.from(capture)))}.jpg`;
    return [{ id, brand, capture, file, isMade: existsSync(join(root, 'assets', file)) }];
  });
