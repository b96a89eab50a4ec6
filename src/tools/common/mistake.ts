/** An error that the user can fix, such as a busy port. It is printed without a stack trace. */
export class Mistake extends Error {
  override name = 'Mistake';
}

const hints: [message: RegExp, hint: string][] = [
  [/^(window|document|location|history|navigator|screen|localStorage|sessionStorage|matchMedia) is not defined/,
    '; what only a browser has belongs in an effect or an event handler'],
  [/^Cannot read properties of null \(reading 'use[A-Z]\w*'\)/, '; a hook, such as useState, belongs in a component'],
];

/** What to print for an error. Of a stack trace, it keeps the first line in our sources. */
export function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  if ('syscall' in error) return error.message; // of the file system
  if (error.name === 'Mistake') return error.message; // not instanceof, since the tools may be loaded twice
  const isOurs = (line: string) => /^ +at .*[\\/]src[\\/](site|checks|page|prerender|hosts)[\\/]/.test(line);
  const place = error.stack!.split('\n').find(isOurs);
  const [, hint = ''] = hints.find(([message]) => message.test(error.message)) ?? [];
  return place ? `${error}${hint}\n${place}` : error;
}
