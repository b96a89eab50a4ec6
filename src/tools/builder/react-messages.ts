import { format } from 'node:util';
import { Mistake } from '../common/mistake';

const hydrationHint = 'what differs between build and browser belongs in an effect';

/** The first place in src/site/, or else in src/. */
function placeIn(callStack: string, ownerStack: string) {
  const inSite = /src[\\/]site[\\/](\S+?:\d+)/.exec(callStack + ownerStack);
  const [, place] = inSite ?? /src[\\/](\S+?:\d+)/.exec(ownerStack) ?? [];
  return place ? `${place}: ` : '';
}

/** Throws a Mistake for what React writes to the console during `render`. */
export function refuseMessages<T>(captureOwnerStack: (() => string | null) | undefined, render: () => T): T {
  const messages: string[] = [];
  const { error } = console;
  console.error = (...args) => {
    const text = format(...args);
    if (text.startsWith('A tree hydrated')) return; // jsdom lacks properties such as `muted`
    const sentence = text.split('\n')[0]!.replace(/^(Hydration failed.*?)\. .*/, `$1: ${hydrationHint}`);
    messages.push(placeIn(new Error().stack!, captureOwnerStack?.() ?? '') + sentence);
  };
  try {
    const rendered = render();
    if (messages.length === 0) return rendered;
  } finally {
    console.error = error;
  }
  const causes = messages.filter((message) => !message.endsWith(hydrationHint)); // of a hydration that failed
  throw new Mistake((causes.length > 0 ? causes : messages).join('\n'));
}
