import { base } from '../router/routes';

type Props = { href: string; children: string };

/**
 * A link that looks like a button, as the content gives it: a path below the base, a file of assets/, or an address
 * elsewhere. What is no page of the site opens a tab, and the stylesheet has it say so.
 */
export function LinkButton({ href, children }: Props) {
  const isPage = href.startsWith('proyectos');
  return (
    <a
      className="button"
      href={/^https?:/.test(href) ? href : base + href}
      target={isPage ? undefined : '_blank'}
      rel={isPage ? undefined : 'noopener noreferrer'}
    >
      {children}
    </a>
  );
}
