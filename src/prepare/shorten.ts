import { language } from '../words';

const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });

/** Where the longest beginning of at most `limit` UTF-16 units ends that splits nothing that is seen as one character. */
function lastFit(text: string, limit: number) {
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return end;
}

/** Shortens a text to at most `limit` UTF-16 units, its … included: at the end of a word, where there is one. */
export function shorten(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const end = lastFit(whole, limit - 1);
  const isWordEnd = /\s/.test(whole[end]!);
  const words = isWordEnd ? whole.slice(0, end) : whole.slice(0, end).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:.—–-]+$/, '')}…`;
}

/** Shortens the title of a page so that, wherever it fits, the ` — brand` it ends in stays. */
export function shortenTitle(title: string, brand: string, limit: number): string {
  const ending = ` — ${brand}`;
  if (title.length <= limit || !title.endsWith(ending)) return shorten(title, limit);
  const name = title.slice(0, -ending.length);
  const room = limit - ending.length;
  return room > 1 ? shorten(name, room) + ending : shorten(name, limit); // one letter of the name, and …
}
