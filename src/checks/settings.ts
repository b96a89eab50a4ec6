// What types cannot say about `src/site/settings.ts`.
import type { Settings } from '../types';
import { badTexts, freePath, rule } from './texts';

const source = rule(
  (text) => text === "'self'" || !/[\s'",;]/.test(text),
  "an origin, like https://stats.example, a scheme, like data:, or 'self'",
);

/** Returns one line per mistake. */
export function checkSettings(settings: Settings): string[] {
  const { projectsPath, allowed = {} } = settings;
  return [
    ...badTexts(settings),
    ...freePath(projectsPath, 'projectsPath'),
    ...Object.entries(allowed).flatMap(([directive, sources = []]) =>
      sources.flatMap((value, index) => source(value, `allowed.${directive}[${index}]`))),
  ].map((mistake) => `settings.ts: ${mistake}`);
}
