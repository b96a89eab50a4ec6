import { Mistake } from './mistake';

const slots = ['language', 'head', 'body'];

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];

/** Why a page cannot have this element, or undefined. `allowed` are the sources of scripts in `site.policy`. */
function refusal(tag: string, allowed: string[]) {
  if (/^<style/i.test(tag)) return 'the policy of pages refuses it; write it into styles/';
  if (!/^<script/i.test(tag)) return;
  const src = attribute(tag, 'src');
  if (!src) return 'the policy of pages refuses scripts inside HTML; put it into a file of assets/root/, and load that with src';
  const isElsewhere = /^(https?:)?\/\//i.test(src);
  if (isElsewhere && !/\scrossorigin\b/i.test(tag)) return 'is of another host, from which pages load files with crossorigin only; add that attribute';
  const source = /^https?:\/\/[^/]+/i.exec(src)?.[0] ?? "'self'";
  return allowed.includes(source) ? undefined : `the policy of pages refuses it; allow it in src/content.ts: policy: { 'script-src': [${JSON.stringify(source)}] }`;
}

/** Throws a Mistake for a slot that index.html lacks, and for a script or a style in it that the policy would refuse. */
export function checkTemplate(html: string, allowed: string[]) {
  for (const slot of slots) {
    if (!html.includes(`<!--${slot}-->`)) throw new Mistake(`index.html: <!--${slot}--> is missing; the build puts the ${slot} of each page there.`);
  }
  for (const { 0: tag, index } of html.matchAll(/<(script|style)\b[^>]*>/gi)) {
    const why = refusal(tag, allowed);
    if (why) throw new Mistake(`index.html:${html.slice(0, index).split('\n').length}: ${tag} ${why}`);
  }
}
