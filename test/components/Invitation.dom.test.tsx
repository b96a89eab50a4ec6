import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { home } from 'site-data';
import { expect, test, vi } from 'vitest';
import { Invitation } from '../../src/components/Invitation';

test('it hydrates where the browser has made a link of its telephone number (F24)', () => {
  document.body.innerHTML = `<main>${renderToString(<Invitation />)}</main>`;
  const text = screen.getByText(/Cuéntanos/);
  text.innerHTML = `<a href="tel:600">${text.textContent}</a>`;
  const onRecoverableError = vi.fn();
  act(() => hydrateRoot(document.querySelector('main')!, <Invitation />, { onRecoverableError }));
  expect([screen.getByText(/Cuéntanos/).closest('a')?.href, onRecoverableError.mock.calls]).toEqual(['tel:600', []]);
});

test.each([
  ['hola@example.com', []], ['ana-maria@co-op-web.example', ['a-m', 'o-o', 'p-w']],
])('%s breaks at the @, and not at a hyphen', (text, joined) => {
  const { mail } = home;
  vi.spyOn(home, 'mail', 'get').mockReturnValue({ ...mail, text });
  document.body.innerHTML = renderToString(<Invitation />);
  const parts = screen.getByRole('link').querySelector('bdi')!.children;
  expect([...parts].map(({ localName, textContent }) => `${localName} ${textContent}`))
    .toEqual([`span ${text.split('@')[0]}`, 'wbr ', `span @${text.split('@')[1]}`]);
  expect([...parts].flatMap((part) => [...part.children]).map(({ textContent }) => textContent).filter(Boolean))
    .toEqual(joined);
});
