// What a team may write into index.html or a component, but pages cannot have.
import type { Policy, PolicyDirective } from '../types';
import { Mistake } from './mistake';

type Attributes = ReadonlyMap<string, string>;

/** Says what is wrong with a start tag, or nothing. */
type Check = (name: string, attributes: Attributes) => string | undefined;

const attribute = /\s([a-z-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

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

const directives: Record<string, PolicyDirective> = {
  script: 'script-src', iframe: 'frame-src', video: 'media-src', audio: 'media-src', source: 'media-src',
  track: 'media-src', img: 'img-src', form: 'form-action', link: 'style-src',
};

/** What to do about a tag that the policy refuses. */
function cureFor(name: string, attributes: Attributes, policy: Policy) {
  if (name === 'style' || attributes.has('style')) return 'write the rule into styles/';
  const isEvent = [...attributes.keys()].some((key) => key.startsWith('on'));
  if (isEvent) return 'write an event handler of React, such as onClick={…}';
  const directive = directives[name];
  if (name === 'link' && attributes.get('rel') !== 'stylesheet') return undefined;
  const address = ['src', 'action', 'href'].map((key) => attributes.get(key)).find(Boolean);
  if (name === 'script' && !address) return 'put the script into assets/root/, and load that with src';
  if (!directive || !address) return undefined;
  const source = /^https?:\/\/[^/]+/.exec(address)?.[0] ?? "'self'";
  if (source === "'self'" && (name === 'img' || name === 'link')) return undefined;
  if (policy[directive]?.includes(source)) return undefined;
  return `allow it in src/content.ts: policy: { '${directive}': [${JSON.stringify(source)}] }`;
}

/** Throws a Mistake for what the policy would refuse. */
export const checkPolicy = (file: string, html: string, policy: Policy) =>
  checkTags(file, html, (name, attributes) => {
    const cure = cureFor(name, attributes, policy);
    return cure && `the policy of pages refuses it; ${cure}`;
  });

/** The site that pages are part of. `elsewhere` has addresses of its host that another build answers. */
type Site = { base: string; projectsPath: string; files: ReadonlyMap<string, unknown>; elsewhere: string[] };

/**
 * Throws a Mistake for an address of the site that nothing answers, an anchor that its page does not have, an `id` that
 * is there twice, and a picture without `alt`. Whole addresses, with `https:`, are not looked at.
 */
export function checkPages(pages: ReadonlyMap<string, string>, { base, projectsPath, files, elsewhere }: Site) {
  const paths = new Set([...files.keys()].map(encodeURI));
  const ids = new Map([...pages].map(([file, html]) =>
    [file, [...html.matchAll(/<[^>]*\sid="([^"]*)"/g)].map(([, id]) => encodeURI(id!))]));

  /** The file at an address, as hosts find it. */
  function fileAt({ pathname, searchParams }: URL) {
    if (!pathname.startsWith(base)) return undefined;
    const path = pathname.slice(base.length).replace(/\/$/, '');
    const id = path === projectsPath ? searchParams.get('id') : null;
    const forms = id ? [`${path}/${id}.html`] : [path || 'index.html', `${path}.html`, `${path}/index.html`];
    return forms.find((name) => paths.has(name));
  }

  function whyDead(file: string, address: string, isLink: boolean) {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address) || elsewhere.includes(address)) return undefined;
    const url = new URL(address, `http://localhost${base}${file}`);
    const target = address.startsWith('#') ? file : fileAt(url);
    const cure = isLink ? 'write that of a page or, of another site, the whole one' : 'import the file from assets/';
    if (!target) return `the site has nothing at this address; ${cure}`;
    const anchor = url.hash.slice(1).replace(/^top$|:~:.*/, '');
    if (!anchor || (ids.get(target)?.includes(anchor) ?? true)) return undefined;
    return `${target} has no element with the id ${anchor}`;
  }

  for (const [file, html] of pages) {
    const seen = new Set<string>();
    checkTags(file, html, (name, attributes) => {
      const id = attributes.get('id');
      if (id && seen.size === seen.add(id).size) return 'another element has this id; choose another name';
      if (name === 'img' && !attributes.has('alt')) return 'write alt="WHAT IT SHOWS", or alt="" if it only decorates';
      const sources = attributes.get('srcset')?.split(',').map((source) => source.trim().split(' ')[0]!) ?? [];
      const addresses = [attributes.get('href'), attributes.get('src'), attributes.get('poster'), ...sources];
      return addresses.filter((address) => address !== undefined)
        .map((address) => whyDead(file, address, attributes.has('href'))).find(Boolean);
    });
  }
}
