import { act, fireEvent, render, screen } from '@testing-library/react';
import { members } from 'site-data';
import { linkNames, moreAbout, turnHint } from 'site/words';
import { expect, test, vi } from 'vitest';
import { MemberCard } from '../../src/components/MemberCard';

const ada = members[0]!;
const renderCard = () => render(<MemberCard {...ada} />);

const front = () => screen.getByRole('heading', { name: ada.name }).parentElement!;
const back = () => screen.getByRole('heading', { name: ada.linksTitle }).parentElement!;
const button = () => screen.getByRole('button', { name: moreAbout('Ada') });
const card = () => button().parentElement!;

/** Returns the face that is not inert. */
const side = () => [front(), back()].filter((face) => !face.hasAttribute('inert'))
  .map((face) => (face === back() ? 'back' : 'front')).join();

const click = (element: Element, detail = 1) => fireEvent.click(element, { detail });

/** React derives `pointerenter` and `pointerleave` from these. */
const point = (type: 'pointerover' | 'pointerout', pointerType = 'mouse', buttons = 0) =>
  act(() => void card().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, buttons })));

test('a card has one button outside its faces, and labels that are hidden from screen readers (C2, D1)', () => {
  renderCard();
  expect(screen.getAllByRole('button')).toEqual([button()]);
  expect([front(), back()].filter((face) => face.contains(button()))).toEqual([]);
  for (const label of [...screen.getAllByText(moreAbout('Ada')), screen.getByText(turnHint)]) {
    expect(label.closest('[aria-hidden=true]')).not.toBeNull();
  }
});

test('by keyboard, the focus moves to the links of the card, not to foreign ones, and back (C2, C3, F37)', () => {
  renderCard();
  front().insertAdjacentHTML('afterbegin', '<a href="tel:600">600</a><button>Guardar</button>');
  expect(button().ariaExpanded).toBe('false');
  click(button(), 0);
  expect(side()).toBe('back');
  expect(button().ariaExpanded).toBe('true');
  expect(document.activeElement).toBe(screen.getByText(linkNames.github).closest('a'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(side()).toBe('front');
  expect(document.activeElement).toBe(button());
});

test('a card flips on a click, but not on a link, a second click, or the end of a selection (C4, C5)', () => {
  renderCard();
  click(screen.getByText(/^Convierte ideas/));
  expect(side()).toBe('back');
  expect(document.activeElement).toBe(document.body);
  click(card(), 2);
  expect(side()).toBe('back');
  click(screen.getByText(linkNames.github));
  expect(side()).toBe('back');
  getSelection()!.selectAllChildren(card());
  click(card());
  expect(side()).toBe('back');
  click(button());
  expect(side()).toBe('front');
});

test('a card flips while a mouse is over it, but not for a finger or one that selects text (C4, C5)', () => {
  renderCard();
  point('pointerover');
  expect(side()).toBe('front'); // the device cannot hover
  point('pointerout');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  point('pointerover', 'touch');
  point('pointerover', 'mouse', 1);
  expect(side()).toBe('front');
  point('pointerover');
  expect(side()).toBe('back');
  point('pointerout', 'mouse', 1);
  expect(side()).toBe('front');
});

test('a card does not flip back while the keyboard is on one of its links (C7)', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderCard();
  point('pointerover');
  fireEvent.keyDown(button(), { key: 'Tab' });
  screen.getByText(linkNames.github).closest('a')!.focus();
  point('pointerout');
  expect(side()).toBe('back');
});

test('a card without links has no button, and omits a missing role, biography and skills (C12)', () => {
  const { container } = render(<MemberCard {...ada} links={[]} role={undefined} bio={undefined} skills={undefined} />);
  expect(container.querySelectorAll('button, p, ul')).toHaveLength(0);
});

test('a role can have its own language (F38)', () => {
  render(<MemberCard {...ada} roleLanguage="en" />);
  expect(screen.getByText(ada.role!).lang).toBe('en');
});
