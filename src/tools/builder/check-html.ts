// Finds markup that does not work on the site, and that neither the compiler nor React knows of.
import { decode, parseUrl } from '../../addresses';
import { fileFor, type Files } from '../../hosts/find-file';
import type { Directive, Policy } from '../../types';
import { policyHash } from '../common/hash';
import { Mistake } from '../common/mistake';
import { type Page, readPage, type Tag } from './read-page';

type Site = Files & { pages: ReadonlyMap<string, Page> };

/** Returns what is wrong, if anything. */
type Rule = (tag: Tag, page: Page & { allowed: Policy }, site: Site) => string | undefined;

const own = 'https://the-site.invalid'; // a placeholder for the origin of the site

/** The address in a tag, if any. */
function urlIn({ attributes }: Tag, { file }: Page, { base }: Site) {
  const address = attributes.get('src') ?? attributes.get('href') ?? attributes.get('action');
  return address === undefined ? undefined : parseUrl(address, own + base + file);
}

const refused = (remedy: string) => `the content security policy blocks it; ${remedy}`;

/** Where the template has the content and the viewer. */
const template = ['html/body/div/main', 'html/body/dialog'];

const unclosed: Rule = (tag, { file, tags }) => {
  if (file.endsWith('404.html') || tag !== tags.at(-1)) return undefined; // the last one takes in the rest, or is in it
  const isWhole = template.every((path) => tags.some((other) => other.path === path));
  return isWhole ? undefined
    : 'this, or what is before it, is not closed, and swallows the page; look at head of settings.ts and at components';
};

const inlineCode: Rule = ({ name, attributes, text }, { policy }) => {
  const isStyle = name === 'style' && !policy.includes(policyHash(text));
  if (isStyle || attributes.has('style')) return refused('write the rule into src/site/NAME.module.css');
  const isScript = name === 'script' && text && !attributes.get('type')?.endsWith('json');
  return isScript ? refused('put the script into assets/root/, and load it with <script src="…"></script>') : undefined;
};

const secondPolicy: Rule = ({ attributes }, { policy }) =>
  (/^content-security-policy$/i.test(attributes.get('http-equiv') ?? '') && attributes.get('content') !== policy
    ? 'pages have a policy; extend it with allowed in settings.ts' : undefined);

/** The directives of the policy for what elements load or send. Browsers report the other elements. */
const directives = new Map<string, Directive>([
  ['script', 'script-src'], ['link', 'style-src'], ['img', 'img-src'], ['video', 'media-src'], ['audio', 'media-src'],
  ['iframe', 'frame-src'], ['form', 'form-action'],
]);

const foreignOrigin: Rule = (tag, page, site) => {
  const { name, attributes } = tag;
  const isOwnScript = page.policy.includes(`'${attributes.get('integrity')}'`);
  const isOtherLink = name === 'link' && attributes.get('rel') !== 'stylesheet';
  const directive = directives.get(name);
  const url = urlIn(tag, page, site);
  if (!directive || !url || isOwnScript || isOtherLink) return undefined;
  const isOwn = url.origin === own;
  if (isOwn && ['img', 'link'].includes(name)) return undefined;
  const source = isOwn ? "'self'" : url.host ? url.origin : url.protocol;
  // Browsers compare the rest.
  const names = (one: string) => [source, url.host, url.protocol].includes(one) || one.includes('*');
  if (page.allowed[directive]?.some(names)) return undefined;
  return refused(`allow it in settings.ts: allowed: { '${directive}': [${JSON.stringify(source)}] }`);
};

const doubledId: Rule = (tag, { ids }) => {
  const id = tag.attributes.get('id');
  return id && ids.get(id) !== tag ? 'another element has this id; choose another name' : undefined;
};

const missingText: Rule = ({ name, attributes }) =>
  (name === 'img' && !attributes.has('alt') ? 'write alt="WHAT IT SHOWS", or alt="" if it only decorates' : undefined);

const deadAddress: Rule = (tag, page, site) => {
  const url = urlIn(tag, page, site);
  if (url?.origin !== own) return undefined;
  const [file, status] = fileFor(site, url.pathname + url.search);
  const isOfNoProject = site.projectsPaths.includes(file.replace(/\.html$/, '')) && url.searchParams.has('id');
  if (status !== 200 || isOfNoProject) {
    return 'the site has nothing there; write the address of a page, an import of assets/, or a full one';
  }
  const [anchor = ''] = decode(url.hash.slice(1)).split(':~:');
  const ids = site.pages.get(file)?.ids;
  const isThere = !ids || ['', 'top'].includes(anchor) || ids.has(anchor);
  return isThere ? undefined : `${file} has no element with the id ${anchor}`;
};

// A duplicate id is reported before the broken links that it causes.
const rules = [unclosed, secondPolicy, inlineCode, foreignOrigin, doubledId, missingText, deadAddress];

/** Throws a Mistake for the first tag that breaks a rule. `allowed` is what the policy of a language allows. */
export async function checkPages(languages: { pages: ReadonlyMap<string, string>; allowed: Policy }[], files: Files) {
  const readings = languages.flatMap(({ pages, allowed }) => [...pages].flatMap(([file, html]) => {
    const modes = /<noscript/i.test(html) ? [true, false] : [false]; // all else is the same with and without script
    return modes.map(async (hasScript) => ({ ...await readPage(file, html, hasScript), allowed }));
  }));
  const pages = await Promise.all(readings);
  const site = { ...files, pages: new Map(pages.map((page) => [page.file, page])) };
  for (const rule of rules) {
    for (const page of pages) {
      for (const tag of page.tags) {
        const wrong = rule(tag, page, site);
        const place = tag.section ? `${page.file}, in the section ${tag.section}` : page.file;
        if (wrong) throw new Mistake(`${place}: ${tag.source}: ${wrong}`);
      }
    }
  }
}
