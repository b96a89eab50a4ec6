// For search engines: https://schema.org. JSON omits undefined fields.
import { home, members, share } from 'model';
import { sections } from 'site/sections';
import { language } from 'site/words';
import type { Route } from '../page/pages/routes';
import type { NamedLink, Profile, ProjectPage } from '../model';

const organization = { '@type': 'Organization', '@id': `${home.url}#organization`, name: home.brand, url: home.url };

const absolute = (address: string) => new URL(address, home.url).href;

/** The links to other hosts, which search engines take as profiles there. */
function profiles(links: NamedLink[]) {
  const { host } = new URL(home.url);
  const elsewhere = links.map(({ href }) => absolute(href)).filter((href) => new URL(href).host !== host);
  return elsewhere.length > 0 ? elsewhere : undefined;
}

const person = ({ name, role, links, avatar }: Profile) => ({
  '@type': 'Person', name, jobTitle: role, sameAs: profiles(links), image: avatar && absolute(avatar),
});

const graphOfSite = () => [
  {
    ...organization,
    email: home.mail.text,
    description: share.description,
    sameAs: profiles(home.links),
    member: Object.values(sections).some(({ shows }) => shows === 'members') ? members.map(person) : undefined,
  },
  {
    '@type': 'WebSite',
    '@id': `${home.url}#website`,
    name: home.tabTitle,
    url: home.url,
    inLanguage: language,
    publisher: { '@id': organization['@id'] },
  },
];

const graphOfProject = ({ title, desc, text, visit, url, tags, captures }: ProjectPage) => [
  {
    '@type': 'CreativeWork',
    '@id': `${url}#work`,
    name: title,
    description: desc,
    text: text.join('\n\n') || undefined,
    sameAs: visit?.href,
    url,
    keywords: tags,
    image: captures.map(({ src }) => absolute(src)),
    inLanguage: language,
    creator: organization,
  },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home.brand, item: home.url },
      { '@type': 'ListItem', position: 2, name: title, item: url },
    ],
  },
];

/** Safe inside a `<script>` element. */
export function structuredData({ kind, page }: Route) {
  const graph = kind === 'project' ? graphOfProject(page) : graphOfSite();
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
