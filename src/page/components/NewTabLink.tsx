import type { ReactNode } from 'react';
import { opensTab } from 'site/words';
import type { NamedLink } from '../../model';

type Props = NamedLink & { className?: string; children?: ReactNode };

/** A link to a file or another site. It opens in a new tab, and its name says so. */
export const NewTabLink = ({ className, href, text, children = text }: Props) => (
  <a className={className} href={href} target="_blank" rel="noopener noreferrer" aria-label={`${text} ${opensTab}`}>
    {children}
  </a>
);
