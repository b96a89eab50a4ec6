/** An error that the user can fix, such as a wrong field or a busy port. It is printed without a stack trace. */
export class Mistake extends Error {
  override name = 'Mistake';
}

const ofBrowsers =
  /^(window|document|location|history|navigator|screen|localStorage|sessionStorage|matchMedia) is not defined/;

/** What to print of an error: that of a component without its way through React and the tools. */
export function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  if (error.name === 'Mistake') return error.message; // by its name, since the tools may have been loaded anew
  const isOurs = (line: string) => /^ +at .*[\\/]src[\\/](site|fields|page|build|hosts)[\\/]/.test(line);
  const place = error.stack!.split('\n').find(isOurs);
  const cure = '; what only a browser has belongs into an effect or an event handler';
  const hint = ofBrowsers.test(error.message) ? cure : '';
  return place ? `${error}${hint}\n${place}` : error;
}
