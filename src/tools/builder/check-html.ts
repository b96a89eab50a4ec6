// Finds markup that does not work on the site, and that neither the compiler nor React reports.
import { decode, parseUrl } from '../../addresses';
import { fileFor, type Files } from '../../hosts/find-file';
import { policyHash } from '../../hosts/policy';
import type { Directive, Policy } from '../../types';
import { Mistake } from '../common/mistake';
import { type Page, readPage, type Tag } from './read-page';

type Site = Files & { pages: ReadonlyMap<string, Page> };

/** Says what is wrong with a tag, if anything. */
type Rule = (tag: Tag, page: Page & { allowed: Policy }, site: Site) => string | undefined;

const origin = 'https://the-site.invalid'; // stands for that of the site

function urlIn({ attributes }: Tag, { file }: Page, { base }: Site) {
  const address = attributes.get('src') ?? attributes.get('href') ?? attributes.get('action');
  return address === undefined ? undefined : parseUrl(address, origin + base + file);
}

const blocked = (remedy: string) => `the content security policy blocks it; ${remedy}`;

/** Where index.html has the content and the viewer. */
const template = ['html/body/div/main', 'html/body/dialog'];

const unclosed: Rule = (tag, { file, tags }) => {
  if (file.endsWith('404.html') || tag !== tags.at(-1)) return undefined; // only the last tag can swallow the rest
  const isWhole = template.every((path) => tags.some((other) => other.path === path));
  return isWhole ? undefined
    : 'this, or what is before it, is not closed, and swallows the page; look at head of settings.ts and at components';
};

const inlineCode: Rule = ({ name, attributes, text }, { policy }) => {
  const isStyle = name === 'style' && !policy.includes(policyHash(text));
  if (isStyle || attributes.has('style')) return blocked('write the rule into src/site/NAME.module.css');
  const isScript = name === 'script' && text && !attributes.get('type')?.endsWith('json');
  return isScript ? blocked('put the script into assets/root/, and load it with <script src="…"></script>') : undefined;
};

const secondPolicy: Rule = ({ attributes }, { policy }) =>
  (/^content-security-policy$/i.test(attributes.get('http-equiv') ?? '') && attributes.get('content') !== policy
    ? 'pages have a policy; extend it with allowed in settings.ts' : undefined);

/** Browsers report the other elements. */
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
  const isOwn = url.origin === origin;
  if (isOwn && ['img', 'link'].includes(name)) return undefined;
  const source = isOwn ? "'self'" : url.host ? url.origin : url.protocol;
  const mayAllow = (one: string) => [source, url.host, url.protocol].includes(one) || one.includes('*');
  if (page.allowed[directive]?.some(mayAllow)) return undefined;
  return blocked(`allow it in settings.ts: allowed: { '${directive}': [${JSON.stringify(source)}] }`);
};

const doubledId: Rule = (tag, { ids }) => {
  const id = tag.attributes.get('id');
  return id && ids.get(id) !== tag ? 'another element has this id; choose another name' : undefined;
};

const missingText: Rule = ({ name, attributes }) =>
  (name === 'img' && !attributes.has('alt') ? 'write alt="WHAT IT SHOWS", or alt="" if it only decorates' : undefined);

const deadAddress: Rule = (tag, page, site) => {
  const url = urlIn(tag, page, site);
  if (url?.origin !== origin) return undefined;
  const [file, status] = fileFor(site, url.pathname + url.search);
  const isUnknownProject = site.projectsPaths.includes(file.replace(/\.html$/, '')) && url.searchParams.has('id');
  if (status !== 200 || isUnknownProject) {
    return 'the site has nothing there; write the address of a page, an import of assets/, or a full one';
  }
  const [anchor = ''] = decode(url.hash.slice(1)).split(':~:');
  const ids = site.pages.get(file)?.ids;
  const exists = !ids || ['', 'top'].includes(anchor) || ids.has(anchor);
  return exists ? undefined : `${file} has no element with the id ${anchor}`;
};

// A duplicate id comes before the dead links that it causes.
const rules = [unclosed, secondPolicy, inlineCode, foreignOrigin, doubledId, missingText, deadAddress];

/** Throws a Mistake for the first tag that breaks a rule. */
export async function checkPages(languages: { pages: ReadonlyMap<string, string>; allowed: Policy }[], files: Files) {
  const readings = languages.flatMap(({ pages, allowed }) => [...pages].flatMap(([file, html]) => {
    const modes = /<noscript/i.test(html) ? [true, false] : [false]; // else scripting makes no difference
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
