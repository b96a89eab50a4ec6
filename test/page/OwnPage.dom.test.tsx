import { render, screen } from '@testing-library/react';
import { pages } from 'site/sections';
import { expect, test } from 'vitest';
import { pageAt } from '../../src/browser/router/find-page';
import { App } from '../../src/page/App';

test('a page of the team is replaced even if a translator has wrapped its texts (F24)', () => {
  const Content = () => <>Un texto suelto <b>aquí</b> y más</>;
  pages.suelto = { title: 'Suelto', description: '', Content };
  const home = pageAt(new URL('https://example.com/'));
  const { rerender } = render(<App page={{ ...home, kind: 'own', file: 'suelto', back: '/' }} />);
  for (const parent of document.querySelectorAll('body *')) {
    for (const text of [...parent.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  }
  rerender(<App page={home} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Desarrollamos/);
  expect(screen.queryByText(/Un texto suelto/)).toBeNull();
  delete pages.suelto;
});
