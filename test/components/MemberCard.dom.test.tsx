import { act, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { members } from 'site-data';
import { linkNames, moreAbout, turnHint } from 'site/words';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemberCard } from '../../src/components/MemberCard';

const ada = members[0]!;

const card = () => document.querySelector('li')!;
const faces = () => card().querySelectorAll('div');
const button = () => screen.getByRole('button', { description: '' });
const side = () => (faces()[0]!.hasAttribute('inert') ? 'back' : 'front');

const click = (element: Element = card(), detail = 1) => fireEvent.click(element, { detail });
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

/** React derives pointerenter and pointerleave from `pointerover` and `pointerout`. */
const point = (type: 'pointerover' | 'pointermove' | 'pointerout', pointerType = 'mouse') =>
  act(() => void card().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })));

const enter = (pointerType?: string) => [point('pointerover', pointerType), point('pointermove', pointerType)];

describe('a card', () => {
  beforeEach(() => void render(<MemberCard {...ada} />));

  test('has one button outside its faces, whose labels and tooltip are for eyes only (C2, C16, D1, D2)', () => {
    expect([button().ariaLabel, button().parentElement]).toEqual([moreAbout('Ada'), card()]);
    for (const face of faces()) {
      expect(face.lastElementChild!.matches('[aria-hidden=true]')).toBe(true);
      expect(face.lastElementChild!.firstElementChild!.textContent).toBe(moreAbout('Ada'));
    }
    expect(card().querySelector('[aria-hidden] > [role=tooltip]')!.textContent).toBe(turnHint);
  });

  test('does not use controls that others add to its front (F37)', () => {
    faces()[0]!.insertAdjacentHTML('afterbegin', '<a href="tel:600">600</a><button>Guardar</button>');
    const own = card().querySelector<HTMLElement>('[aria-expanded]')!;
    click(own, 0);
    expect([side(), document.activeElement?.textContent]).toEqual(['back', linkNames.github]);
    expect([own.ariaLabel, own.ariaExpanded]).toEqual([moreAbout('Ada'), 'true']);
    escape();
    expect([side(), document.activeElement]).toEqual(['front', own]);
  });

  test('flips on a click, unless on a link, second or at the end of a selection (C4, C5)', () => {
    enter(); // the device cannot hover
    click(screen.getByText(ada.bio));
    expect([side(), document.activeElement]).toEqual(['back', document.body]);
    click(card(), 2);
    click(screen.getByText(linkNames.github));
    getSelection()!.selectAllChildren(card());
    click();
    getSelection()!.removeAllRanges();
    escape(); // the pointer is elsewhere, and so is the focus
    expect(side()).toBe('back');
    click();
    expect(side()).toBe('front');
  });
});

describe('on devices that can hover, a card', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
    render(<MemberCard {...ada} />);
  });

  test('flips when a mouse moves in, and back when it leaves (C5)', () => {
    enter();
    expect(side()).toBe('back');
    point('pointerout');
    enter('touch');
    expect(side()).toBe('front');
  });

  test('flipped to its front by a click or Escape, does not flip for a mouse that moves on (C3, C5)', () => {
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
    for (const turnBack of [click, escape]) {
      point('pointerover');
      click();
      expect(side()).toBe('back');
      turnBack();
      point('pointermove');
      expect(side()).toBe('front');
    }
  });
});

test('a new card has an inert back before the browser styles it (C1, F35)', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('ul')));
  flushSync(() => root.render(<MemberCard {...ada} />));
  expect(faces()[1]!.hasAttribute('inert')).toBe(true);
  root.unmount();
});

test('a card without links has no button and does not flip, and a role can have a language (C12, F29)', () => {
  render(<MemberCard {...ada} links={[]} roleLanguage="en" />);
  expect(screen.getByText(ada.role).lang).toBe('en');
  expect(card().querySelector('button, [role=tooltip]')).toBeNull();
  click();
  expect(side()).toBe('front');
});
