// What types cannot say about settings.ts: one line per mistake.
import { check, checkEach, emptyTexts, type Rule } from './rules';
import type { Settings } from './types';

/** https://www.w3.org/TR/CSP3/#grammardef-source-expression */
const source: Rule = {
  expected: 'one source, like https://stats.example, without spaces, quotes, commas and semicolons',
  isValid: (text) => !/[\s",;]/.test(text),
};

export const checkSettings = ({ allowed = {} }: Settings) =>
  [
    ...emptyTexts(allowed, 'allowed'),
    ...Object.entries(allowed).flatMap(([directive, sources]) =>
      checkEach(sources, `allowed.${directive}`, (text, path) => check(text, path, source))),
  ].map((mistake) => `settings.ts: ${mistake}`);
