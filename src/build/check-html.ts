// What a team may write into index.html or a component, but the policy of pages refuses.
import type { Policy, PolicyDirective } from '../types';
import { Mistake } from './mistake';

const directives: Record<string, PolicyDirective> = {
  script: 'script-src', iframe: 'frame-src', video: 'media-src', audio: 'media-src', source: 'media-src',
  track: 'media-src', img: 'img-src', form: 'form-action', link: 'style-src',
};

/** What to do about a start tag, or undefined if pages can have it. */
function cureFor(tag: string, name: string, policy: Policy) {
  if (name === 'style' || /\sstyle="/.test(tag)) return 'write the rule into styles/';
  if (/\son\w+="/.test(tag)) return 'write an event handler of React, such as onClick={…}';
  const directive = directives[name];
  if (name === 'link' && !/\srel=["']?stylesheet\b/i.test(tag)) return undefined;
  const [, address] = /\s(?:src|action|href)=["']([^"']+)/i.exec(tag) ?? [];
  if (name === 'script' && !address) return 'put the script into assets/root/, and load that with src';
  if (!directive || !address) return undefined;
  const source = /^https?:\/\/[^/]+/.exec(address)?.[0] ?? "'self'";
  if (source === "'self'" && (name === 'img' || name === 'link')) return undefined;
  if (!policy[directive]?.includes(source)) {
    return `allow it in src/content.ts: policy: { '${directive}': [${JSON.stringify(source)}] }`;
  }
  if (source === "'self'" || name !== 'script' || /\scrossorigin\b/i.test(tag)) return undefined;
  return 'add the attribute crossorigin, since it is of another host';
}

/** Throws a Mistake for what the policy would refuse. React escapes `<` everywhere, and `"` in attributes. */
export function checkHtml(file: string, html: string, policy: Policy) {
  for (const { 0: tag, 1: name = '', index } of html.matchAll(/<([a-z]\w*)\b[^>]*>/gi)) {
    const cure = cureFor(tag, name.toLowerCase(), policy);
    if (!cure) continue;
    const section = [...html.slice(0, index).matchAll(/<section id="([^"]*)"|<\/section>/g)].at(-1)?.[1];
    const place = section ? `${file}, in the section ${section}` : file;
    throw new Mistake(`${place}: ${tag}: the policy of pages refuses it; ${cure}`);
  }
}
