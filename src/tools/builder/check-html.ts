// What a team may write into index.html or a component, but pages cannot have.
import { decode } from '../../addresses';
import { fileFor, type Files } from '../../hosts/find-file';
import type { Directive, Policy } from '../../types';
import { Mistake } from './mistake';

type Attributes = ReadonlyMap<string, string>;

/** Says what is wrong with a start tag, or nothing. */
type Check = (name: string, attributes: Attributes) => string | undefined;

const attribute = /\s([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

/** Throws a Mistake for the first tag with which something is wrong. React escapes `<`, and `"` in attributes. */
function checkTags(file: string, html: string, whatIsWrong: Check) {
  for (const { 0: tag, 1: name = '', index } of html.matchAll(/<([a-z]\w*)\b[^>]*>/gi)) {
    const pairs = [...tag.matchAll(attribute)].map(([, key = '', ...values]) =>
      [key.toLowerCase(), values.join('').replaceAll('&amp;', '&')] as const);
    const wrong = whatIsWrong(name.toLowerCase(), new Map(pairs));
    if (!wrong) continue;
    const section = [...html.slice(0, index).matchAll(/<section id="([^"]*)"|<\/section>/g)].at(-1)?.[1];
    throw new Mistake(`${file}${section ? `, in the section ${section}` : ''}: ${tag}: ${wrong}`);
  }
}

// The directive that has to allow the address in an attribute of a tag.
const directives: Record<string, Directive> = {
  'script src': 'script-src', 'link href': 'style-src', 'img src': 'img-src', 'img srcset': 'img-src',
  'source srcset': 'img-src', 'video poster': 'img-src', 'video src': 'media-src', 'audio src': 'media-src',
  'source src': 'media-src', 'track src': 'media-src', 'iframe src': 'frame-src', 'object data': 'object-src',
  'embed src': 'object-src', 'image href': 'img-src', 'form action': 'form-action',
  'button formaction': 'form-action', 'input formaction': 'form-action',
};

/** The source of an address, as a policy names it: its origin, its scheme if it has no host, or the site itself. */
function sourceOf(address: string) {
  const [, scheme = '', host] = /^([a-z]+:)?(?:\/\/([^/]*))?/i.exec(address)!;
  return host ? `${scheme || 'https:'}//${host}` : scheme || "'self'";
}

/** The addresses in the attributes of a tag, with the directive, if any, that has to allow each. */
const addressesIn = (name: string, attributes: Attributes) => [...attributes].flatMap(([key, value]) => {
  const isOther = name === 'link' && attributes.get('rel') !== 'stylesheet';
  const directive = isOther ? undefined : directives[`${name} ${key}`];
  if (key === 'srcset') return value.split(',').map((item) => ({ directive, address: item.trim().split(/\s/)[0]! }));
  return directive || key === 'href' ? [{ directive, address: value }] : [];
});

/** What to do about a tag that the policy refuses. */
function cureFor(name: string, attributes: Attributes, policy: Policy) {
  if (name === 'style' || attributes.has('style')) return 'write the rule into src/site/NAME.module.css';
  const isEvent = [...attributes.keys()].some((key) => key.startsWith('on'));
  if (isEvent) return 'write an event handler of React, such as onClick={…}';
  if (name === 'script' && !attributes.get('src')) return 'put the script into assets/root/, and load that with src';
  for (const { directive, address } of addressesIn(name, attributes)) {
    if (!directive) continue;
    const source = sourceOf(address);
    const isOwn = source === "'self'" && (directive === 'img-src' || directive === 'style-src');
    if (isOwn || policy[directive]?.includes(source)) continue;
    return `allow it in settings.ts: allowed: { '${directive}': [${JSON.stringify(source)}] }`;
  }
  return undefined;
}

/**
 * Throws a Mistake for a tag that the policy refuses, an address that nothing answers, an anchor that its page does not
 * have, a doubled `id`, and a picture without `alt`. Whole addresses, with `https:`, are not looked at.
 */
export function checkPages(pages: ReadonlyMap<string, string>, policy: Policy, site: Files) {
  function whyDead(file: string, address: string) {
    if (/^([a-z]+:|\/\/)/i.test(address)) return undefined;
    const isRelative = !/^([/#?]|$)/.test(address);
    if (isRelative && file !== 'index.html') return `this page has several addresses; write ${site.base}…`;
    const url = new URL(address, `http://localhost${site.base}${file}`);
    const [target, status] = address.startsWith('#') ? [file, 200] : fileFor(site, url.pathname + url.search);
    const isUnknown = target === `${site.projectsPath}.html` && url.searchParams.has('id');
    if (status !== 200 || isUnknown) {
      return 'the site has nothing there; write the address of a page, an import of assets/, or a whole one';
    }
    const anchor = decode(address.split('#')[1] ?? '');
    const hasAnchor = /^(top|:~:.*)?$/.test(anchor) || (pages.get(target)?.includes(` id="${anchor}"`) ?? true);
    return hasAnchor ? undefined : `${target} has no element with the id ${anchor}`;
  }

  for (const [file, html] of pages) {
    const ids = new Set<string>();
    checkTags(file, html.replace(/<!--.*?-->/gs, ''), (name, attributes) => {
      const cure = cureFor(name, attributes, policy);
      if (cure) return `the policy of pages refuses it; ${cure}`;
      const id = attributes.get('id');
      if (id && ids.size === ids.add(id).size) return 'another element has this id; choose another name';
      if (name === 'img' && !attributes.has('alt')) return 'write alt="WHAT IT SHOWS", or alt="" if it only decorates';
      return addressesIn(name, attributes).map(({ address }) => whyDead(file, address)).find(Boolean);
    });
  }
}
