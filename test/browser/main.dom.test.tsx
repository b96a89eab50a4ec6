import { screen } from '@testing-library/dom';
import { type FC, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { pageAt } from '../../src/browser/router/find-page';
import { Shell } from '../../src/page/shell/Shell';

const hydrateRoot = vi.fn();
vi.mock('react-dom/client', () => ({ hydrateRoot }));
let Content: FC = () => null; // the component of a page
vi.mock('../../src/page/App', () => ({ App: () => <Content /> }));

const project = '/proyectos?id=geoapp';
const archived = `https://archive.example/web/2026/https://example.com${project}`;

afterEach(() => {
  hydrateRoot.mockReset();
  document.head.replaceChildren();
});

/** Runs the script at a URL, with the HTML of a project after a `change`. */
async function startAt(address: string, isNew: boolean, change = () => {}) {
  const page = pageAt(new URL(project, 'https://example.com'));
  document.head.innerHTML = `<link rel="canonical" href="${page.url}">`;
  document.body.innerHTML = renderToStaticMarkup(<Shell page={page} year={2001} />);
  screen.getByRole('main').innerHTML = renderToString(<Content />);
  change();
  vi.stubGlobal('location', Object.assign(new URL(address), { reload: vi.fn() }));
  vi.resetModules();
  const startShell = vi.fn();
  vi.doMock('../../src/browser/overlays', () => ({ closeOverlays: vi.fn() })); // jsdom has no popovers
  vi.doMock('../../src/browser/start-shell', () => ({ isSupported: isNew, startShell }));
  await import('../../src/browser/main');
  for (const module of ['overlays', 'start-shell']) vi.doUnmock(`../../src/browser/${module}`);
  return startShell;
}

async function hydrate(change?: () => void) {
  const client = await vi.importActual<typeof import('react-dom/client')>('react-dom/client');
  hydrateRoot.mockImplementation(client.hydrateRoot);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const startShell = await startAt(`https://example.com${project}`, true, change);
  await expect.poll(() => startShell.mock.calls).toHaveLength(1);
}

test.each([
  [`https://example.com${project}`, 'a new', 1], [`https://example.com${project}`, 'an old', 0],
  ['https://example.com/nada', 'a new', 1], ['http://localhost:3000/proyectos/geoapp.html', 'a new', 1],
  ['file:///home/ada/Geo%20App.html', 'a new', 0], [archived, 'a new', 0],
])('at %s, in %s browser, the script hydrates the page %i times (B15, E12, E13, F24)',
  async (address, browser, times) => {
    await startAt(address, browser === 'a new');
    expect(hydrateRoot).toHaveBeenCalledTimes(times);
  });

test.each(['without', 'with'])(
  '%s the elements of an extension, what visitors enter before hydration is kept, and components follow (F37)',
  async (which) => {
    const sent: string[] = [];
    Content = () => {
      const [message, write] = useState('Hola');
      return (
        <form onChange={({ target }) => sent.push((target as HTMLFormElement).name)}>
          <select name="tag"><option>todas</option><option>Vue</option></select>
          <select name="other" defaultValue="b"><option>a</option><option>b</option></select>
          <input name="copy" type="checkbox" /><input name="news" type="checkbox" defaultChecked />
          <input name="size" type="radio" defaultChecked /><input name="size" type="radio" value="l" />
          <textarea name="message" value={message} onChange={({ target }) => write(target.value)} /><p>{message}</p>
          <input name="file" type="file" /><input name="email" />
        </form>
      );
    };
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    await hydrate(() => {
      for (const part of which === 'with' ? document.querySelectorAll('form > *') : []) {
        part.before(document.createElement('button'), document.createElement('input'));
      }
      for (const box of document.querySelectorAll<HTMLInputElement>('[name=copy], [value=l]')) box.checked = true;
      field('tag').value = 'Vue';
      field('message').value = 'Adiós';
      field('email').value = 'ada@example.com';
    });
    expect(document.querySelectorAll('input')).toHaveLength(6);
    expect(sent).toEqual(['tag', 'copy', 'size', 'message', 'email']);
    expect(screen.getByText('Adiós', { selector: 'p' })).toBeDefined();
    expect([field('tag').value, field('copy').checked]).toEqual(['Vue', true]);
    expect(field('email').value).toBe('ada@example.com');
  });

test('after a component throws, its page stays visible, and links and Back load pages (F24)', async () => {
  Content = () => {
    const [hasFailed, fail] = useState(false);
    if (hasFailed) throw new Error('aviso');
    return <><button onClick={() => fail(true)}>Falla</button><a href="/">Otra página</a></>;
  };
  const shows = vi.spyOn(console, 'error').mockImplementation(() => {});
  await hydrate();
  screen.getByText('Falla').click();
  await expect.poll(() => shows.mock.calls).toHaveLength(1);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.getByText('Falla')).toBeDefined();
  expect(location.reload).not.toHaveBeenCalled();
  vi.spyOn(history, 'pushState').mockImplementation(() => { location.href = 'https://example.com/'; });
  screen.getByText('Otra página').click();
  expect(location.reload).toHaveBeenCalledOnce();
});
