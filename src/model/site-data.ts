import type { LanguageSource, Member, OtherLink, Project } from '../schema/types';
import type { Link, NamedLink, Profile, ProjectData, SiteData } from './types';
import { hasPage, isContact, isPath, projectFile, projectQuery } from './urls';

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

type LinkKind = keyof Member['links'];

/** Returns the first letter (except modifiers) or digit, in upper case with its marks, or else the first character. */
export function initialOf(title: string, language: string) {
  const [initial] = /(?!\p{Lm})[\p{L}\p{N}]\p{M}*/u.exec(title) ?? /\S/u.exec(title)!;
  return initial.toLocaleUpperCase(language);
}

const initialsOf = (name: string, language: string) =>
  name.match(/\S+/g)!.slice(0, 2).map((word) => initialOf(word, language)).join('');

/** Splits off the last word. A no-break space joins words of one or two letters, except dashes, to the next word. */
function headlineParts(headline: string): [start: string, lastWord: string] {
  const text = headline.trim().replace(/(?<=^|[\s¿¡(«"])([^\s\p{Pd}]{1,2}) +/gu, '$1\xa0');
  const [lastWord = ''] = /[\S\xa0]+$/.exec(text) ?? [];
  return [text.slice(0, text.length - lastWord.length), lastWord];
}

/**
 * Splits a text after its first question mark or, without one, after its first sentence. The first part becomes the
 * heading. A sentence ends after a word of at least four letters, because shorter words may be abbreviations.
 */
function headingAndMore(text: string): [heading: string, more: string] {
  const [heading = text] = /^.*?[?؟？]/s.exec(text) ?? /^.*?(\p{L}{4}[.!…](?=\s|$)|[。！])/su.exec(text) ?? [];
  return [heading, text.slice(heading.length).trim()];
}

/** Makes the data that components show, from the texts of a language. */
export function createSiteData(
  { folder, site, members, projects, words, settings, projectsPath }: LanguageSource, sitePath: string,
): SiteData {
  const { brand, headline, intro, services, contact, email } = site;
  const base = sitePath + folder;
  const linkTo = (href: string, name: string): Link => {
    if (isPath(href)) return { href: base + href };
    if (isContact(href)) return { href };
    return { href, ...newTab, 'aria-label': `${name} ${words.opensTab}` };
  };
  const named = ({ name, href }: OtherLink): NamedLink => ({ text: name, ...linkTo(href, name) });

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

  const projectOf = ({ images, link, text = [], visit, ...project }: Project): ProjectData => {
    const { id, title } = project;
    const path = base + (settings.staticAddresses ? projectFile : projectQuery)(projectsPath, id);
    const more = `${words.seeMore}: ${title}`;
    return {
      ...project,
      text,
      visits: (typeof visit === 'string' ? [{ name: words.visit, href: visit }] : visit ?? []).map(named),
      captures: images.map((image, index) => ({ ...image, alt: words.capture(title, index + 1) })),
      initial: images.length > 0 ? undefined : initialOf(title, words.language),
      link: { 'href': path, 'aria-label': more, ...(!hasPage(link) && linkTo(link!, more)) },
    };
  };

  return {
    base,
    projectsPath,
    home: {
      brand,
      headline: headlineParts(headline),
      intro,
      services,
      contact: headingAndMore(contact),
      mail: { text: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`, translate: 'no' },
      // `me` identifies the team's own profiles: https://microformats.org/wiki/rel-me
      links: (site.links ?? []).map((link) => ({ ...named(link), rel: `me ${newTab.rel}` })),
    },
    members: members.map(profileOf),
    projects: projects.map(projectOf),
  };
}
