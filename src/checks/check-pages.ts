// Checks what types cannot express about sections.tsx, settings.ts and pages/. Each mistake is one line.
import { elementIds } from '../model/markup';
import { isPath, pathOf } from '../model/urls';
import type { LanguageSource, Pages, Sections, Settings } from '../schema/types';
import { check, checkEach, emptyTexts } from './rules';

// A space would end the id in `aria-labelledby`, and a % would start an escape sequence in a URL. Numeric keys always
// come first in an object, so they would change the order of sections.
const isAnchor = (text: string) => !/[\s%]|^\d+$/.test(text);

/**
 * Returns whether a text is one source. Spaces, quotes, commas and semicolons would end it. `'unsafe-inline'` is only
 * for style-src-elem, because elsewhere our hashes disable it.
 */
const isSource = (text: string, directive: string) =>
  !/[\s",;]|^(self|none|unsafe-\w+)$/.test(text) && (text !== "'unsafe-inline'" || directive === 'style-src-elem');

type Names = { reserved: string[]; projectsPath: string };

function checkSettings({ allowed = {} }: Settings, { reserved, projectsPath }: Names) {
  return [
    ...emptyTexts({ projectsPath, allowed }, 'settings'),
    ...check(projectsPath, 'projectsPath', (path) => /^[a-z0-9-]+$/.test(path) && !reserved.includes(path),
      `a name of a-z, 0-9 and - (reserved: ${reserved.join(', ')})`),
    ...Object.entries(allowed).flatMap(([name, sources]) => checkEach(sources, `allowed['${name}']`,
      (source, path) => check(source, path, (text) => isSource(text, name),
        "a single source, such as https://stats.example (reserved: 'unsafe-inline', except in style-src-elem)"))),
  ];
}

function checkPath(path: string, place: string, { reserved, projectsPath }: Names) {
  const taken = [...reserved, projectsPath];
  return check(path, place,
    (path) => isPath(path) && !path.endsWith('/index') && !taken.includes(path.split('/')[0]!),
    `one or two segments of a-z, 0-9 and -, such as blog/primero (reserved: ${taken.join(', ')})`);
}

function checkSections(sections: Sections) {
  const ids = [...elementIds, ...Object.keys(sections).map((anchor) => `${anchor}-title`)];
  return Object.keys(sections).flatMap((anchor) => check(anchor, `sections.${anchor}`,
    (anchor) => isAnchor(anchor) && !ids.includes(anchor),
    `a name without spaces or %, and not a number (reserved: ${ids.join(', ')})`));
}

type Checked = { sections: Sections; pages: Pages; files: Record<string, unknown> };

/** Checks everything but frontmatter. `folders` are language folders, such as `en/`. */
export function checkPages(
  { sections, pages, files }: Checked,
  { settings, projectsPath }: Pick<LanguageSource, 'settings' | 'projectsPath'>, folders: string[],
) {
  const languages = folders.filter(Boolean).map((folder) => folder.slice(0, -1));
  const names = { reserved: ['index', '404', 'assets', 'share', ...languages], projectsPath }; // the build writes these
  const paths = [...Object.keys(pages), ...Object.keys(files).map(pathOf)];
  const sectionMistakes = [
    ...emptyTexts(sections, 'sections'),
    ...emptyTexts(Object.keys(sections), 'anchors'),
    ...emptyTexts(pages, 'pages'),
    ...emptyTexts(Object.keys(pages), 'paths'),
    ...checkSections(sections),
    ...Object.keys(pages).flatMap((path) => checkPath(path, `pages.${path}`, names)),
  ];
  return [
    ...checkSettings(settings, names).map((mistake) => `settings.ts: ${mistake}`),
    ...sectionMistakes.map((mistake) => `sections.tsx: ${mistake}`),
    ...Object.keys(files).flatMap((file) => {
      const path = pathOf(file);
      const isTaken = paths.filter((other) => other === path).length > 1;
      return [
        ...(path === '404' ? [] : checkPath(path, `pages/${file}: its path`, names)), // 404 is the error page
        ...(isTaken ? [`pages/${file} has the same path as another page. Rename one.`] : []),
      ];
    }),
  ];
}
