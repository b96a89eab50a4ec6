import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { leadsElsewhere } from '../../addresses';
import type { Project } from '../../fields/content';
import { type Brand, fingerprint } from './brand';

export type ShareImage = ReturnType<typeof findShareImages>[number];

/** The share images of projects with a page and captures. `file` contains a hash of what the image shows. */
export const findShareImages = (root: string, site: Brand, projects: Project[]) =>
  projects.filter(({ link }) => !leadsElsewhere(link)).flatMap(({ id, title, images: [picture] }) => {
    const brand = { ...site, headline: title };
    const capture = picture?.src;
    const file = `share/${id}-${fingerprint({ brand, capture })}.jpg`;
    return capture ? [{ id, brand, capture, file, isMade: existsSync(join(root, 'assets', file)) }] : [];
  });
