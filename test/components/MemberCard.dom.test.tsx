import { act, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { members } from 'site-data';
import { linkNames, moreAbout, turnHint } from 'site/words';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemberCard } from '../../src/components/MemberCard';

const ada = members[0]!;

const front = () => screen.getByRole('heading', { name: ada.name }).parentElement!;
const back = () => screen.getByRole('heading', { name: ada.linksTitle }).parentElement!;
const button = () => screen.getByRole('button', { name: moreAbout('Ada') });
const card = () => button().parentElement!;

/** The face that can be used, if it is one. */
const side = () => [front(), back()].filter((face) => !face.hasAttribute('inert'))
  .map((face) => (face === back() ? 'back' : 'front')).join();

const click = (element: Element, detail = 1) => fireEvent.click(element, { detail });
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

/** React derives pointerenter and pointerleave from `pointerover` and `pointerout`. */
const point = (type: 'pointerover' | 'pointermove' | 'pointerout', pointerType = 'mouse') =>
  act(() => void card().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })));

const enter = (pointerType?: string) => [point('pointerover', pointerType), point('pointermove', pointerType)];

describe('a card', () => {
  beforeEach(() => void render(<MemberCard {...ada} />));

  test('has one button outside its faces, whose labels and tooltip are for eyes only (C2, C16, D1, D2)', () => {
    expect(screen.getAllByRole('button')).toEqual([button()]);
    expect([front(), back()].some((face) => face.contains(button()))).toBe(false);
    for (const label of [...screen.getAllByText(moreAbout('Ada')), screen.getByText(turnHint)]) {
      expect(label.closest('[aria-hidden=true]')).not.toBeNull();
    }
    expect([front(), back()].map(({ textContent }) => textContent.includes(moreAbout('Ada')))).toEqual([true, true]);
  });

  test('finds its own button and links beside those that others add (C2, F37)', () => {
    front().insertAdjacentHTML('afterbegin', '<a href="tel:600">600</a><button>Guardar</button>');
    expect(button().ariaExpanded).toBe('false');
    click(button(), 0);
    expect([side(), document.activeElement?.textContent]).toEqual(['back', linkNames.github]);
    expect(button().ariaExpanded).toBe('true');
    escape();
    expect([side(), document.activeElement]).toEqual(['front', button()]);
  });

  test('flips on a click, unless on a link, second or at the end of a selection (C4, C5)', () => {
    enter(); // the device cannot hover
    click(screen.getByText(ada.bio));
    expect([side(), document.activeElement]).toEqual(['back', document.body]);
    click(card(), 2);
    click(screen.getByText(linkNames.github));
    getSelection()!.selectAllChildren(card());
    click(card());
    getSelection()!.removeAllRanges();
    for (const target of [document.body, document, window]) fireEvent.click(target);
    escape(); // the pointer is elsewhere, and so is the focus
    expect(side()).toBe('back');
    click(card());
    expect(side()).toBe('front');
  });

  test('flips on a click of its button, also at the end of a selection (C4)', () => {
    getSelection()!.selectAllChildren(card());
    click(button());
    expect(side()).toBe('back');
  });
});

describe('on devices that can hover, a card', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
    render(<MemberCard {...ada} />);
  });

  test('flips when a mouse moves in, and back when it leaves; not for a finger, nor where it was (C5)', () => {
    point('pointermove');
    expect(side()).toBe('front');
    enter();
    expect(side()).toBe('back');
    point('pointerout');
    enter('touch');
    expect(side()).toBe('front');
  });

  test('flipped to its front by a click or Escape, does not flip for a mouse that moves on (C3, C5)', () => {
    for (const flipBack of [() => click(button()), escape]) {
      point('pointerover');
      click(button());
      button().focus();
      expect(side()).toBe('back');
      flipBack();
      point('pointermove');
      expect(side()).toBe('front');
      point('pointerout');
    }
  });
});

test('a new card has an inert back before the browser styles it (C1, F35)', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('ul')));
  flushSync(() => root.render(<MemberCard {...ada} />));
  expect(back().hasAttribute('inert')).toBe(true);
  root.unmount();
});

test('a card that goes takes its listeners with it', () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  render(<MemberCard {...ada} />).unmount();
  const added = vi.mocked(window.addEventListener).mock.calls.filter(([type]) => ['click', 'keydown'].includes(type));
  expect(added).toHaveLength(2);
  for (const listening of added) expect(removed).toHaveBeenCalledWith(...listening);
});

test('a card without links has no button and does not flip, and a role can have a language (C12, F29)', () => {
  render(<MemberCard {...ada} links={[]} roleLanguage="en" />);
  expect(screen.getByText(ada.role).lang).toBe('en');
  expect([screen.queryByRole('button'), screen.queryByText(turnHint)]).toEqual([null, null]);
  click(screen.getByText(ada.bio));
  expect(front().hasAttribute('inert')).toBe(false);
});
