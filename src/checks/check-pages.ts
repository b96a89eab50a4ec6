// Checks what types cannot express in sections.tsx, settings.ts and pages/. Each mistake is one line.
import { elementIds } from '../model/ids';
import { isPath, pathOf } from '../model/urls';
import type { Frontmatter, PageFiles, Pages, Sections, Settings, Texts } from '../team/types';
import { check, checkEach, emptyTexts } from './rules';

// A space would end an id in `aria-labelledby`, and a % begin an escape sequence in a URL. Keys that are numbers always
// come first in an object.
const isAnchor = (text: string) => !/[\s%]|^\d+$/.test(text);

/** Other characters would end the directive, or make two sources. */
const isSource = (text: string) => !/[\s",;]/.test(text);

const fields = ['title', 'description', 'link', 'inFooter', 'date', 'image'];

/** `Date` alone takes February 30th for March 2nd. */
const isDate = (text: string) => text.length === 10 && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

/** Checks what the compiler cannot: plugins make the exports of Markdown. */
function checkFile({ frontmatter, default: Content }: PageFiles[string], place: string, assets: string[]) {
  const given = Object(frontmatter) as Frontmatter;
  return [
    ...(typeof Content === 'function' ? [] : [`${place}: must export a component by default`]),
    ...(['title', 'description'] as const).filter((name) => typeof given[name] !== 'string')
      .map((name) => `${place}: frontmatter.${name}: must be a text (a number is one in quotes)`),
    ...emptyTexts(frontmatter, `${place}: frontmatter`),
    ...Object.keys(given).filter((name) => !fields.includes(name))
      .map((name) => `${place}: frontmatter.${name}: must be one of ${fields.join(', ')}`),
    ...check(`${given.date ?? ''}`, `${place}: frontmatter.date`, isDate, 'a date like 2026-11-28'),
    ...check(`${given.image ?? ''}`, `${place}: frontmatter.image`,
      (file) => /\.(avif|svg)$/i.test(file) && assets.includes(file), 'a picture of assets/, like mapa.avif'),
  ];
}

type Names = { reserved: string[]; projectsPath: string };

function checkSettings({ allowed = {} }: Settings, { reserved, projectsPath }: Names) {
  return [
    ...check(projectsPath, 'projectsPath', (path) => /^[a-z0-9-]+$/.test(path) && !reserved.includes(path),
      `of a-z, 0-9 and -, but not ${reserved.join(', ')}`),
    ...Object.entries(allowed).flatMap(([name, sources]) => checkEach(sources, name,
      (source, path) => check(source, path, isSource, 'one source, like https://stats.example'))),
  ];
}

function checkPath(path: string, place: string, { reserved, projectsPath }: Names) {
  const taken = [...reserved, projectsPath];
  return check(path, place,
    (path) => isPath(path) && !path.endsWith('/index') && !taken.includes(path.split('/')[0]!),
    `one or two names of a-z, 0-9 and -, with a slash between; not ${taken.join(', ')}`);
}

function checkSections(sections: Sections) {
  const ids = [...elementIds, ...Object.keys(sections).map((anchor) => `${anchor}-title`)];
  return Object.keys(sections).flatMap((anchor) => check(anchor, `sections.${anchor}`,
    (anchor) => isAnchor(anchor) && !ids.includes(anchor),
    `a name without spaces and %, not a number (which would come first), and not one of ${ids.join(', ')}`));
}

/** `folders` are the folders of languages, such as `en/`, and `assets` the paths of files in `assets/`. */
export function checkPages(
  { sections, pages, files }: { sections: Sections; pages: Pages; files: PageFiles },
  { settings, projectsPath }: Pick<Texts, 'settings' | 'projectsPath'>, folders: string[], assets: string[],
) {
  const languages = folders.filter(Boolean).map((folder) => folder.slice(0, -1));
  const names = { reserved: ['index', '404', 'assets', 'share', ...languages], projectsPath }; // the build writes these
  const paths = [...Object.keys(pages), ...Object.keys(files).map(pathOf)];
  const ofSections = [
    ...emptyTexts(sections, 'sections'),
    ...emptyTexts(pages, 'pages'),
    ...checkSections(sections),
    ...Object.keys(pages).flatMap((path) => checkPath(path, `pages.${path}`, names)),
  ];
  return [
    ...checkSettings(settings, names).map((mistake) => `settings.ts: ${mistake}`),
    ...ofSections.map((mistake) => `sections.tsx: ${mistake}`),
    ...Object.entries(files).flatMap(([file, exported]) => [
      ...checkPath(pathOf(file), `pages/${file}: its path`, names),
      ...(paths.filter((path) => path === pathOf(file)).length > 1 ? [`pages/${file}: another page has its path`] : []),
      ...checkFile(exported, `pages/${file}`, assets),
    ]),
  ];
}
