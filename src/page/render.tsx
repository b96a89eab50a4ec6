// The build's entry point for components, both the team's and ours.
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import * as kit from '../kit'; // first, because it loads the files of pages, which may import it
import { pages, sections } from 'site/sections';
import type { Page } from '../model/types';
import { App } from './App';
import { Shell } from './shell/Shell';
import { articles, files, shownFiles, StaticPage, staticPages } from './static-pages';

export { articles, files, pages, sections, shownFiles, staticPages };

/** The exports of this module. */
export type Components = typeof import('./render');

/** Whether any section or page uses a component of the team. */
export const hasTeamContent = [...Object.values(sections), ...Object.values(pages)].some(({ Content }) =>
  !Object.values<unknown>(kit).includes(Content));

/**
 * Renders static pages in a `<noscript>`, because React moves async scripts elsewhere to the start of the HTML. Marks
 * code, which translators must not change.
 */
const renderStatic = (page: { file: string; back: string }) =>
  renderToStaticMarkup(<noscript><StaticPage {...page} /></noscript>).replace(/^<noscript>|<.noscript>$/g, '')
    .replace(/<code(?![^>]* translate)(?=[ >])/g, '$& translate="no"');

const renderMain = (page: Page) => (page.kind === 'static' ? renderStatic(page) : renderToString(<App page={page} />));

export const render = (page: Page, year: number) =>
  ({ shell: renderToStaticMarkup(<Shell page={page} year={year} />), main: renderMain(page) });

export const renderContent = ({ file }: Page) => renderToStaticMarkup(<StaticPage file={file} />);
