import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
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

test('an e-mail address breaks at the @, and not at a hyphen (F34)', () => {
  vi.spyOn(home, 'mail', 'get').mockReturnValue({ ...home.mail, text: 'ana-maria@co-op.example' });
  const joined = (text: string) => `<span>${text}</span>`;
  expect(renderToStaticMarkup(<Invitation />)).toContain(
    `<span>an${joined('a-m')}aria</span><wbr aria-hidden="true"/><span>@c${joined('o-o')}p.example<i></i></span>`);
});
