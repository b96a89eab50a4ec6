import { load } from './bundle';
import { refuseMessages } from './react-messages';
import type { BuiltSite } from './site';

type Module = typeof import('../../browser/hydrate-pages');

/** Hydrates pages in jsdom. Throws a Mistake for what React reports, such as a `<div>` in a `<p>`. */
export async function checkHydration(root: string, { pages, plugins }: BuiltSite['languages'][number]) {
  const { JSDOM, VirtualConsole } = await import('jsdom'); // loads slowly
  const { window } = new JSDOM('', { virtualConsole: new VirtualConsole() });
  const { document, navigator, setTimeout, setInterval } = window;
  const globals = { window, document, navigator, setTimeout, setInterval };
  const loading = load<Module>(root, 'src/browser/hydrate-pages.tsx', plugins, true, globals);
  const module = await loading.catch(({ message }) => // a component may need what jsdom lacks
    console.warn(`The pages are not compared with those in browsers: ${message}`));
  if (module) refuseMessages(module.captureOwnerStack, () => module.hydratePages(pages));
  window.close(); // ends timers of components
}
