import { render } from '@testing-library/react';
import { pages } from 'site/sections';
import { describe, expect, test, vi } from 'vitest';
import { pageAt } from '../../src/browser/router/find-page';
import { App } from '../../src/page/App';
import { frame } from './frame';
import { click, find, later, openPage } from './open-page';

const project = '/proyectos?id=geoapp';

describe('the script', () => {
  test('hydrates a page: cards flip, links navigate, the year is current (E11, F24)', async () => {
    await openPage('/');
    const heading = find('h1');
    expect(find('time').textContent).toBe(`${new Date().getFullYear()}`);
    click(find('#equipo button'));
    await frame();
    expect(find('#equipo button').ariaExpanded).toBe('true');
    expect(click(find('#proyectos a'))).toBe(false);
    expect([heading.isConnected, find('h1').textContent, document.title]).toEqual(
      [false, 'Geo App', 'Geo App — Equipo Dev'],
    );
  });

  test.each([
    ['a component of the team', 'beforeend', () => find('#page > header')],
    ['an extension', 'afterbegin', () => document.body],
  ] as const)('does not use parts that %s adds (F37)', async (_, place, parent) => {
    const own = '<header><a href="#">1</a><button>2</button></header><main><h1>3</h1></main><time>4</time>'
      + '<dialog>5</dialog><p role="status">6</p><footer><time>7</time></footer>';
    await openPage(project, { prepare: () => parent().insertAdjacentHTML(place, own) });
    expect(find('#page > header > div > div > button').ariaExpanded).toBe('false');
    click(find('[data-capture]'));
    await frame();
    expect(find('dialog.Viewer-viewer').ariaLabel).toBe('Capturas de Geo App');
    click(find('#page > header > div > a'));
    expect([find('#contenido h1').id, document.activeElement]).toEqual(['contenido-title', find('#contenido')]);
    expect(parent().innerHTML).toContain(own);
    expect(find('.Shell-status').textContent).toBe(document.title);
  });

  test('takes events that another script sends to the document or the window (F37)', async () => {
    await openPage('/');
    const failed = vi.fn();
    addEventListener('error', failed);
    for (const type of ['click', 'mousedown', 'auxclick', 'pointerover']) {
      for (const target of [document, window]) target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 1 }));
    }
    document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  const at = (address: string) => ({ prepare: () => vi.stubGlobal('location', new URL(address)) });

  test.each([
    ['when the page was saved as a file', { ...at('file:///home/ada/Geo%20App.html'), isReady: () => true }],
    ['in an archive', { ...at(`https://archive.example/web/2026/https://example.com${project}`), isReady: () => true }],
    ['in browsers without popovers', { hasPopovers: false }],
  ])('does nothing %s (F24)', async (_, options) => {
    const add = vi.spyOn(document, 'addEventListener');
    await openPage(project, options);
    await later();
    expect([find('h1').textContent, find('header button').ariaExpanded, add.mock.calls]).toEqual(['Geo App', null, []]);
  });
});

test('a page of the team is replaced even if a translator has wrapped its texts (F24)', () => {
  const Content = () => <>Un texto suelto <b>aquí</b> y más</>;
  pages.suelto = { title: 'Suelto', description: '', Content };
  const home = pageAt(new URL('https://example.com/'));
  const { container, rerender } = render(<App page={{ ...home, kind: 'own', file: 'suelto' }} />);
  for (const parent of [container, ...container.querySelectorAll('*')]) {
    for (const text of [...parent.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  }
  rerender(<App page={home} />);
  expect([container.querySelector('h1')!.textContent, container.querySelector('font')]).toEqual(
    ['Desarrollamos el\xa0software que tu\xa0idea necesita', null],
  );
});

test('hydrates a page in which the browser has made links of telephone numbers (F24)', async () => {
  let heading: HTMLElement;
  await openPage('/', {
    prepare() {
      const texts = document.createTreeWalker(find('#contacto p'), NodeFilter.SHOW_TEXT);
      while (!/Cuéntanos/.test(texts.nextNode()!.nodeValue!)) continue;
      const range = new Range();
      range.selectNode(texts.currentNode);
      range.surroundContents(document.createElement('a'));
      heading = find('h1');
    },
  });
  expect(heading!.isConnected).toBe(true);
});

test('shows the page of the address if the host sent another (E12)', async () => {
  await openPage(project, { prerendered: '/proyectos' });
  expect(find('h1').textContent).toBe('Geo App');
});

const ofHome = ['https://example.com/nada', 'http://localhost:3000/index.html'];
test.each(ofHome)('%s shows home (E12, E13)', async (address) => {
  await openPage('/', { prepare: () => vi.stubGlobal('location', new URL(address)) });
  expect(find('header button').ariaExpanded).toBe('false');
});
