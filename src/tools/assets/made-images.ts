// Which images `npm run images` draws, and whether they are up to date.
import { join } from 'node:path';
import { leadsElsewhere } from '../../addresses';
import type { Project } from '../../types';
import type { Brand } from './brand';
import { icon, share, touchIcon } from './draw';
import { isMade } from './made';

/** The drawings of the icons and the share image, by file. */
export const drawingsOf = (brand: Brand) => ({
  'icon.svg': icon(brand),
  'favicon.ico': icon(brand),
  'apple-touch-icon.png': touchIcon(brand),
  'share.png': share(brand),
});

/** Whether the icons and the share image are up to date. */
export const areImagesMade = (root: string, brand: Brand) =>
  Object.entries(drawingsOf(brand)).every(([file, drawing]) => isMade(join(root, 'assets'), file, drawing));

export type ShareImage = ReturnType<typeof findShareImages>[number];

/** The share images of projects with a page and captures: the first capture on the ground of the brand. */
export const findShareImages = (root: string, { fill }: Brand, projects: Project[]) =>
  projects.filter(({ link }) => !leadsElsewhere(link)).flatMap(({ id, title, images: [picture] }) => {
    if (!picture) return [];
    const [file, source] = [`share/${id}.jpg`, `${picture.src} on ${fill}`];
    return [{ id, title, capture: picture.src, file, source, isMade: isMade(join(root, 'assets'), file, source) }];
  });
