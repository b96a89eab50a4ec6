import { isContact, isExternal, projectFile, projectQuery } from '../addresses';
import type { Link, Model, NamedLink, Page, Profile, ProjectPage } from './types';
import type { Content, Member, OtherLink, Project, Words } from '../team/types';
import { initialOf, initialsOf } from './initials';

type LinkKind = keyof Member['links'];

/** Keeps words of one or two letters with the next word. */
const bindShortWords = (text: string) => text.replace(/(?<!\S)(\S{1,2})\s+/g, '$1\xa0');

/** No-break spaces are inside words. */
function lastWordOf(text: string): [start: string, lastWord: string] {
  const [, start = '', lastWord = ''] = /^(.*[^\S\xa0])?(.+)$/s.exec(text) ?? [];
  return [start, lastWord];
}

/** The text up to its first question mark, which is its heading, and the rest. */
function questionAndMore(text: string): [question: string, more: string] {
  const [, question = '', more = ''] = /^([^?؟？]*[?؟？])?\s*(.*)$/s.exec(text) ?? [];
  return [question, more];
}

/** Makes what the pages show from what the team writes. `folder` is that of a further language. */
export function modelOf(
  { site, members, projects }: Content, words: Words, projectsPath: string, hasStaticAddresses = false, folder = '',
): Model {
  const { brand, headline, intro, services, email } = site;
  const { pathname: sitePath } = new URL(site.url);
  const base = sitePath + folder;
  const linkTo = (href: string, name: string): Link => (isContact(href) ? { href }
    : { href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': `${name} ${words.opensTab}` });
  const named = ({ name, href }: OtherLink): NamedLink => ({ text: name, ...linkTo(href, name) });

  const page = (file: string, tabTitle: string, path = file): Page =>
    ({ path: base + path, url: new URL(file, site.url + folder).href, tabTitle });

  const profileOf = ({ shortName, avatar, links, otherLinks = [], ...member }: Member): Profile => {
    const firstName = shortName?.trim() ?? /\S+/.exec(member.name)![0];
    const profiles = Object.entries(words.linkNames satisfies Record<LinkKind, string>).flatMap(([kind, name]) => {
      const link = links[kind as LinkKind];
      return link ? { name, href: typeof link === 'string' ? link : link.src } : [];
    });
    return {
      ...member,
      avatar: avatar?.src,
      initials: initialsOf(member.name, words.language),
      more: words.moreAbout(firstName),
      linksTitle: words.linksTitle(firstName),
      links: [...profiles, ...otherLinks].map(named),
    };
  };

  const projectPageOf = ({ images, link, text = [], visit, ...project }: Project): ProjectPage => {
    const { id, title } = project;
    const file = projectFile(projectsPath, id);
    const address = hasStaticAddresses ? file : projectQuery(projectsPath, id);
    const more = `${words.seeMore}: ${title}`;
    return {
      ...page(file, `${title} — ${brand}`, address),
      ...project,
      text,
      visit: visit ? linkTo(visit, words.visit) : undefined,
      captures: images.map(({ text, ...image }, index) => ({ ...image, alt: words.capture(title, index + 1), text })),
      initial: images.length > 0 ? undefined : initialOf(title, words.language),
      link: isExternal(link) ? linkTo(link, more) : { href: base + address, 'aria-label': more },
    };
  };

  return {
    sitePath,
    base,
    projectsPath,
    home: {
      ...page('', site.title),
      brand, headline: lastWordOf(bindShortWords(headline).trim()), intro, services,
      contact: questionAndMore(site.contact),
      mail: { text: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
      links: (site.links ?? []).map(named),
    },
    unknown: page(projectsPath, brand),
    members: members.map(profileOf),
    projects: projects.map(projectPageOf),
  };
}
