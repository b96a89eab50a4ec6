// Finds markup of components and of the head that does not work on the site.
import { decode } from '../../addresses';
import { fileFor, type Files } from '../../hosts/find-file';
import type { Directive, Policy } from '../../types';
import { isEventHandler } from '../common/event-handlers';
import { policyHash } from '../common/hash';
import { Mistake } from '../common/mistake';
import { allows, sourceOf } from './policy-source';
import { type Page, readPage, type Tag } from './read-page';

type Site = Files & { policy: Policy; pages: ReadonlyMap<string, Page> };

/** Returns what is wrong, if anything. */
type Rule = (tag: Tag, page: Page, site: Site) => string | undefined;

const own = new URL('https://the-site.invalid/'); // a placeholder for the origin of the site

const urlOf = (address: string, base = own.href) => (URL.canParse(address, base) ? new URL(address, base) : undefined);

/** The attributes that load a resource, by directive. */
const loading: [Directive, RegExp][] = [
  ['script-src', /^script src$/],
  ['style-src', /^link href$/],
  ['img-src', / srcset$|^(img|input) src$|^video poster$|^(image|feImage) href$/],
  ['media-src', /^(video|audio|source|track) src$/],
  ['frame-src', /^iframe src$/],
  ['object-src', /^object data$|^embed src$/],
  ['form-action', / (form)?action$/],
];

/** What the policy always allows. It allows the site's own script and styles by hash. */
const ownSources: Policy = { 'img-src': ["'self'"], 'style-src': ["'self'"] };

const tokens = (value = '') => value.toLowerCase().split(/\s+/);

/** The addresses in a tag, with the directive that applies to each, if any. */
const addressesIn = ({ name, attributes }: Tag) => [...attributes].flatMap(([key, value]) => {
  const isOther = name === 'link' && !tokens(attributes.get('rel')).includes('stylesheet');
  const directive = isOther ? undefined : loading.find(([, pattern]) => pattern.test(`${name} ${key}`))?.[0];
  if (!directive && key !== 'href') return [];
  const candidates = [...value.matchAll(/[\s,]*(\S*[^\s,])[^,]*/g)].map(([, address = '']) => address);
  const addresses = key === 'srcset' ? candidates : [value.trim()];
  return addresses.map((address) => ({ directive, address }));
});

const refused = (cure: string) => `the policy of pages refuses it; ${cure}`;

const unclosed: Rule = ({ name, text }) => {
  const isOfHead = /^(title|style|script)$/.test(name); // only their end tag ends their text
  return isOfHead && text.includes('</head>') ? `takes in the whole page; close it with </${name}>` : undefined;
};

const ownMarkup: Rule = ({ name, attributes, text }, { hashes }) => {
  const isStyle = name === 'style' && !hashes.has(policyHash(text));
  if (isStyle || attributes.has('style')) return refused('write the rule into src/site/NAME.module.css');
  const isHandled = [...attributes.keys()].some(isEventHandler);
  if (isHandled) return refused('write an event handler of React, such as onClick={…}');
  const isData = /json$/.test(attributes.get('type') ?? '');
  const isInline = name === 'script' && !isData && !attributes.get('src');
  return isInline ? refused('put the script into assets/root/, and load that with src') : undefined;
};

const foreignSource: Rule = (tag, { hashes }, { policy }) => {
  if (hashes.has(tag.attributes.get('integrity') ?? '')) return undefined; // the site's script
  for (const { directive, address } of addressesIn(tag)) {
    const url = urlOf(address);
    if (!directive || !url) continue;
    const sources = [...ownSources[directive] ?? [], ...policy[directive] ?? []];
    if (sources.some((source) => allows(source, url, own))) continue;
    return refused(`allow it in settings.ts: allowed: { '${directive}': [${JSON.stringify(sourceOf(url, own))}] }`);
  }
  return undefined;
};

const doubledId: Rule = (tag, { ids }) => {
  const id = tag.attributes.get('id');
  return id && ids.get(id) !== tag ? 'another element has this id; choose another name' : undefined;
};

const missingText: Rule = ({ name, attributes }) => {
  const isPicture = name === 'img' || (name === 'input' && attributes.get('type')?.toLowerCase() === 'image');
  if (!isPicture || attributes.has('alt')) return undefined;
  return 'write alt="WHAT IT SHOWS", or alt="" if it only decorates';
};

/** Why an address is broken. Other sites are not checked. */
function whyDead(address: string, { file }: Page, site: Site) {
  const url = urlOf(address, own.origin + site.base + file);
  if (!url) return 'this is no address';
  if (url.origin !== own.origin) return undefined;
  const isRelative = !/^([/#?]|$)/.test(address);
  if (isRelative && file !== 'index.html') return `this page has several addresses; write ${site.base}…`;
  const [target, status] = address.startsWith('#') ? [file, 200] : fileFor(site, url.pathname + url.search);
  const isUnknown = target === `${site.projectsPath}.html` && url.searchParams.has('id');
  if (status !== 200 || isUnknown) {
    return 'the site has nothing there; write the address of a page, an import of assets/, or a whole one';
  }
  const [fragment = ''] = url.hash.slice(1).split(':~:');
  const anchor = decode(fragment);
  const ids = site.pages.get(target)?.ids;
  const isThere = /^(top)?$/i.test(anchor) || !ids || ids.has(fragment) || ids.has(anchor);
  return isThere ? undefined : `${target} has no element with the id ${anchor}`;
}

const deadAddress: Rule = (tag, page, site) =>
  addressesIn(tag).map(({ address }) => whyDead(address, page, site)).find(Boolean);

// A duplicate id is reported before the broken links that it causes.
const rules = [unclosed, ownMarkup, foreignSource, doubledId, missingText, deadAddress];

/** Throws a Mistake for the first tag that breaks a rule. */
export async function checkPages(texts: ReadonlyMap<string, string>, policy: Policy, files: Files) {
  const pages = await Promise.all([...texts].map(([file, html]) => readPage(file, html)));
  const site = { ...files, policy, pages: new Map(pages.map((page) => [page.file, page])) };
  const tags = pages.flatMap((page) => page.tags.map((tag) => ({ tag, page })));
  for (const rule of rules) {
    for (const { tag, page } of tags) {
      const wrong = rule(tag, page, site);
      if (!wrong) continue;
      throw new Mistake(`${page.file}${tag.section ? `, in the section ${tag.section}` : ''}: ${tag.source}: ${wrong}`);
    }
  }
}
