import { type Check, languageTag, list, present, projectsPath, quote, record, say, text } from './checks';

/** A function that returns a text for arguments like `examples`. */
const textOf = (...examples: (string | number)[]): Check =>
  present('', (value, path) => {
    if (typeof value !== 'function') return say(path, `must be a function that returns a text, not ${quote(value)}`);
    try {
      return text(value(...examples), `${path}(${examples.map(quote).join(', ')})`);
    } catch (error) {
      return say(path, `fails: ${error instanceof Error ? error.message : error}`);
    }
  });

/** Sections by their anchors, which are ids of elements. */
const sections: Check = present('', (value, path) => {
  if (typeof value !== 'object' || value === null) return say(path, `must be an object with the sections of home, not ${quote(value)}`);
  const section = record({ link: text, heading: text });
  return Object.entries(value).flatMap(([anchor, texts]) => [
    ...(/^[a-z][a-z0-9-]*$/.test(anchor) ? [] : say(`${path}.${anchor}`, 'must be named with a-z, 0-9 and -, since addresses name it')),
    ...section(texts, `${path}.${anchor}`),
  ]);
});

const texts = [
  'skipToContent', 'navigation', 'home', 'footer', 'menu', 'closeMenu', 'opensTab', 'nothingYet', 'turnHint', 'seeMore', 'visit', 'back',
  'unknownProject', 'zoomOut', 'zoomIn', 'previous', 'next', 'close', 'loading', 'failed', 'openFile',
] satisfies (keyof typeof import('../words'))[];

const checks: Record<keyof typeof import('../words'), Check> = {
  ...Object.fromEntries(texts.map((name) => [name, text])) as Record<(typeof texts)[number], Check>,
  language: languageTag,
  projectsPath,
  formerProjectsPaths: list(projectsPath, "['proyectos']"),
  sections,
  moreAbout: textOf('Ada'),
  linksTitle: textOf('Ada'),
  linkNames: record({ github: text, gitlab: text, cv: text, linkedin: text, website: text }),
  capture: textOf('Geo App', 1),
  captures: textOf('Geo App'),
  position: textOf(1, 3),
};

/** Returns the mistakes in the words of the interface, each as one line. Further words may be those of a team's own sections. */
export const checkWords = (words: object) =>
  Object.entries(checks).flatMap(([name, check]) => check((words as never)[name], name)).map((mistake) => `words.ts: ${mistake}`);
