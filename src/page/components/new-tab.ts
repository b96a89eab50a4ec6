import { opensTab } from 'site/words';

/** The attributes of a link to a file or another site. It opens in a new tab, and its name says so. */
export const newTab = (href: string, name: string) =>
  ({ href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': `${name} ${opensTab}` });
