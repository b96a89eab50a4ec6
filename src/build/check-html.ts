// What a team may write into index.html or a component, but the policy of pages refuses.
import type { Policy, PolicyDirective } from '../types';
import { Mistake } from './mistake';

const directives: Record<string, PolicyDirective> = {
  script: 'script-src', iframe: 'frame-src', video: 'media-src', audio: 'media-src', source: 'media-src',
  track: 'media-src', img: 'img-src', form: 'form-action',
};

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}=["']([^"']+)`, 'i').exec(tag)?.[1];

/** What to do about a start tag, or undefined if pages can have it. */
function cureFor(tag: string, name: string, policy: Policy) {
  if (name === 'style' || /\sstyle="/.test(tag)) return 'write the rule into styles/';
  if (/\son\w+="/.test(tag)) return 'write an event handler of React, such as onClick={…}';
  const directive = directives[name];
  const address = attribute(tag, name === 'form' ? 'action' : 'src');
  if (name === 'script' && !address) return 'put the script into assets/root/, and load that with src';
  if (!directive || !address || address.startsWith('data:')) return undefined;
  const source = /^https?:\/\/[^/]+/.exec(address)?.[0] ?? "'self'";
  const allowed = [...(directive === 'img-src' ? ["'self'"] : []), ...(policy[directive] ?? [])];
  if (!allowed.includes(source)) {
    return `allow it in src/content.ts: policy: { '${directive}': [${JSON.stringify(source)}] }`;
  }
  const isLoadable = name !== 'script' || source === "'self'" || /\scrossorigin\b/i.test(tag);
  return isLoadable ? undefined : 'add the attribute crossorigin, since it is of another host';
}

/** Throws a Mistake for what the policy would refuse. React escapes `<` everywhere, and `"` in attributes. */
function check(place: string, html: string, policy: Policy) {
  for (const { 0: tag, 1: name = '', index } of html.matchAll(/<([a-z]\w*)\b[^>]*>/gi)) {
    const cure = cureFor(tag, name.toLowerCase(), policy);
    if (!cure) continue;
    const section = [...html.slice(0, index).matchAll(/<section id="([^"]*)"|<\/section>/g)].at(-1)?.[1];
    const where = section ? `${place}, in the section ${section}` : place;
    throw new Mistake(`${where}: ${tag}: the policy of pages refuses it; ${cure}`);
  }
}

/** Throws a Mistake for what the policy would refuse in index.html. */
export const checkTemplate = (html: string, policy: Policy) =>
  check('index.html', html.replaceAll(/<!--.*?-->/gs, ''), policy);

/** Throws a Mistake for what the policy would refuse in a page. Its own styles and scripts have their hashes. */
export const checkPage = (path: string, html: string, policy: Policy) =>
  check(path, html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ''), policy);
