// The build's entry point for components, both the team's and ours.
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import * as kit from '../kit'; // first, because it loads the files of pages, which may import it
import { pages, sections } from 'site/sections';
import type { Page } from '../model/types';
import { App } from './App';
import { Shell } from './shell/Shell';
import { articles, pageFiles, shownFiles, StaticContent, StaticPage, staticPages } from './static-pages';

export { articles, pageFiles, pages, sections, shownFiles, staticPages };

/** The exports of this module. */
export type Components = typeof import('./render');

/** Whether any section or page uses a component of the team. */
export const hasTeamContent = [...Object.values(sections), ...Object.values(pages)].some(({ Content }) =>
  !Object.values<unknown>(kit).includes(Content));

/**
 * Renders the content of a static page, in a `<noscript>`, because React moves async scripts elsewhere to the start of
 * the HTML. Marks code, which translators must not change.
 */
export const renderContent = (file: string) =>
  renderToStaticMarkup(<noscript><StaticContent file={file} /></noscript>).replace(/^<noscript>|<.noscript>$/g, '')
    .replace(/<code(?![^>]* translate)(?=[ >])/g, '$& translate="no"');

/** Returns the body of a page. `content` is the HTML of a static page. */
export const render = (page: Page, year: number, content = '') => ({
  shell: renderToStaticMarkup(<Shell page={page} year={year} />),
  main: page.kind === 'static' ? renderToStaticMarkup(<StaticPage {...page} html={content} />)
    : renderToString(<App page={page} />),
});
