import type { FullPage, Language } from '../model/types';
import { type Bundle, head, notFoundHead, tail } from './head';
import { escapeHtml } from './tags';

/** Returns whether a language is written from right to left. Node 20 lacks `Intl.Locale.getTextInfo`. */
const isRightToLeft = (language: string) =>
  /Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa/.test(new Intl.Locale(language).maximize().script ?? '');

/**
 * Fills slots such as `<!--head-->`. Keeps the comment `email_off`, which stops Cloudflare from obfuscating the e-mail
 * address: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function fillTemplate(template: string, { words: { language } }: Language, slots: { head: string; body: string }) {
  const direction = isRightToLeft(language) ? ' dir="rtl"' : '';
  const all: Record<string, string> = { language, direction, ...slots };
  return template.replace(/<!--(\w+)-->/g, (slot, name) => all[name] ?? slot);
}

/** Returns the document of a page. `shell` is the body with an empty `<main>`, and `main` the content of `<main>`. */
export function documentOf(
  template: string, page: FullPage, language: Language, { shell, main }: Record<'shell' | 'main', string>,
  bundle: Bundle,
) {
  // React puts image preloads before its HTML. In the head, they make browsers request images before the script.
  const [preloads] = /^(<link rel="preload"[^>]*>)*/.exec(main)!;
  return fillTemplate(template, language, {
    head: preloads + head(page, language, bundle),
    body: shell.replace('</main>', () => `${main.slice(preloads.length)}</main>`) + tail(page, language, bundle),
  });
}

export const notFoundDocument = (template: string, language: Language) =>
  fillTemplate(template, language, {
    head: notFoundHead(language),
    body: `<a href="${language.data.base}">${escapeHtml(language.site.brand)}</a>`,
  });
