import type { FullPage } from '../../model/types';
import { textFilter } from '../../model/urls';
import { UserError } from '../user-error';
import type { Context } from './context';
import type { LoadedLanguage } from './load-languages';
import { resolveUrls } from './text-urls';

/** Calls `render`. Names the page in an error that one of its components throws. */
function namePageInErrors<Rendered>(page: FullPage, render: () => Rendered) {
  try {
    return render();
  } catch (error) {
    if (error instanceof UserError) throw error;
    // The source maps of MDX files have gaps, for which Node names positions in other pages.
    const isOfOther = (line: string) => /[\\/]pages[\\/]/.test(line) && !line.includes(page.meta.source ?? page.file);
    const lines = `${Object(error).stack}`.split('\n').filter((line) => !isOfOther(line));
    throw Object.assign(new Error(), { stack: `${page.path}: ${lines.join('\n')}` });
  }
}

/**
 * Renders the pages of a language. Returns the body of each page, and the contents of static pages by file, for the
 * feed.
 */
export function renderPages(context: Context, language: LoadedLanguage, languages: LoadedLanguage[]) {
  const { pages, components } = language;
  const year = new Date().getFullYear();
  const contents = new Map<string, string>();
  const rendered = pages.map((page) => namePageInErrors(page, () => {
    const { kind, file, meta: { source = '' } } = page;
    if (kind !== 'static') return { page, body: components.render(page, year) };
    const html = components.renderContent(file);
    const content = textFilter.test(source) ? resolveUrls({ context, language, languages, source }, html) : html;
    contents.set(file, content);
    return { page, body: components.render(page, year, content) };
  }));
  return { rendered, contents };
}
