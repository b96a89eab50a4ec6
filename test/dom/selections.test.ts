import { beforeEach, expect, test } from 'vitest';
import { keepSelections } from '../../src/browser/selections';
import { removeListeners } from './listeners';

let followed: { href: string; ctrlKey: boolean }[];

beforeEach(() => {
  removeListeners();
  document.body.innerHTML = `<div id="page">
    <div class="ProjectCard-text"><h3>Geo App</h3><a href="/geo">Ver más</a></div>
    <a href="mailto:hola@example.com">hola</a> <p>Presentación</p></div>`;
  followed = [];
  keepSelections();
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link && !event.defaultPrevented) followed.push({ href: link.getAttribute('href')!, ctrlKey: event.ctrlKey });
    event.preventDefault(); // jsdom cannot navigate
  });
});

const find = (selector: string) => document.querySelector(selector)!;

function click(selector: string, { type = 'click', movedPx = 0, ...options }: Record<string, unknown> = {}) {
  const init = { bubbles: true, cancelable: true, detail: 1, clientX: 10, clientY: 10, ...options };
  find(selector).dispatchEvent(new MouseEvent('mousedown', init));
  find(selector).dispatchEvent(new MouseEvent(type as string, { ...init, clientX: 10 + Number(movedPx) }));
}

const mail = { href: 'mailto:hola@example.com', ctrlKey: false };
const card = { href: '/geo', ctrlKey: false };

test('clicks and the keyboard open the mail address and a card, drags do not (F34)', () => {
  getSelection()!.selectAllChildren(find('p'));
  for (const movedPx of [5, 4]) for (const part of ['[href^=mailto]', 'h3']) click(part, { movedPx });
  click('[href^=mailto]', { detail: 0, movedPx: 500 });
  expect(followed).toEqual([mail, card, mail]);
});

test('on the text of a card, modifier keys and the middle button open a tab, and a double click one page', () => {
  click('h3', { ctrlKey: true });
  click('h3', { type: 'auxclick', button: 1 });
  click('h3', { type: 'auxclick', button: 2 });
  click('h3', { detail: 2 });
  expect(followed).toEqual([{ ...card, ctrlKey: true }, { ...card, ctrlKey: true }]);
});

test('a mouse raises the text of a card above its link, a finger does not (F34)', () => {
  for (const [pointerType, isRaised] of [['touch', false], ['mouse', true]] as const) {
    find('h3').dispatchEvent(Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
    expect(find('.ProjectCard-text').hasAttribute('data-selectable')).toBe(isRaised);
  }
});
