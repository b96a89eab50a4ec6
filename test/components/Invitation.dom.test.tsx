import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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
