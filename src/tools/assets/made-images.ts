// Which images `npm run images` draws, and whether they are up to date.
import { join } from 'node:path';
import { isExternal } from '../../addresses';
import type { Project } from '../../types';
import type { Brand } from './brand';
import { icon, share, touchIcon } from './draw';
import { madeIn } from './made';

/** The drawings of the icons and the share image, by file. The `folder` of a further language has no icons. */
export const drawingsOf = (brand: Brand, folder = ''): Record<string, string> => ({
  ...(folder === '' && {
    'icon.svg': icon(brand),
    'favicon.ico': icon(brand),
    'apple-touch-icon.png': touchIcon(brand),
  }),
  [`${folder}share.png`]: share(brand),
});

/** Whether the icons and the share image are up to date. */
export function areImagesMade(root: string, brand: Brand, folder = '') {
  const isMade = madeIn(join(root, 'assets'));
  return Object.entries(drawingsOf(brand, folder)).every(([file, drawing]) => isMade(file, drawing));
}

export type ShareImage = ReturnType<typeof findShareImages>[number];

/**
 * The share images of projects with a page and captures: the first capture on the ground of the brand. Those of a
 * further language are in its `folder`, unless the project has the same in the first one.
 */
export function findShareImages(root: string, { fill }: Brand, projects: Project[], folder = '', first = projects) {
  const isMade = madeIn(join(root, 'assets'));
  return projects.filter(({ link }) => !isExternal(link)).flatMap(({ id, title, images: [picture] }) => {
    if (!picture) return [];
    const isShared = first.some((other) => other.id === id && other.images[0]?.src === picture.src);
    const [file, source] = [`${isShared ? '' : folder}share/${id}.jpg`, `${picture.src} on ${fill}`];
    return [{ id, title, capture: picture.src, file, source, isMade: isMade(file, source) }];
  });
}
