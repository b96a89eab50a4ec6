import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemberCard } from '../../src/components/MemberCard';
import type { Profile } from '../../src/types';
import { linkNames, linksTitle, moreAbout, turnHint } from '../site/src/words';
import { media } from '../media';

const ada: Profile = {
  name: 'Ada Ejemplo',
  role: 'Fullstack Developer',
  bio: 'Hace cosas.',
  skills: ['React'],
  initials: 'AE',
  more: moreAbout('Ada'),
  linksTitle: linksTitle('Ada'),
  links: [{ text: linkNames.github, href: 'https://example.com/ada', target: '_blank' }],
};

const card = () => document.querySelector('li')!;
const faces = () => card().querySelectorAll('div');
const side = () => (faces()[0]!.hasAttribute('inert') ? 'back' : 'front');
const isHinted = () => card().hasAttribute('data-hint');
const button = () => screen.getByRole('button', { hidden: true });
const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };

/** React derives enter and leave events from over and out. */
const pointerEvents = {
  enter: ['pointerover', 'pointermove'],
  leave: ['pointerout'],
  'be scrolled under': ['pointerover'],
  move: ['pointermove'],
};

function pointer(what: keyof typeof pointerEvents, init: { pointerType: string }) {
  for (const type of pointerEvents[what]) {
    act(() => void card().dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), init)));
  }
}

describe('a card', () => {
  beforeEach(() => void render(<MemberCard {...ada} />));

  test('shows its front, and its back is inert (C1)', () => {
    expect(side()).toBe('front');
    expect(screen.getByRole('heading', { name: 'Ada Ejemplo' })).toBeTruthy();
    expect(screen.getByText(linksTitle('Ada'), { selector: 'h3' }).closest('[inert]')).toBeTruthy();
  });

  test('has one button outside both faces, described by the hint (C2, D1)', () => {
    expect(button().ariaLabel).toBe(moreAbout('Ada'));
    expect(button().parentElement).toBe(card());
    const hint = document.getElementById(button().getAttribute('aria-describedby')!);
    expect(hint?.textContent).toBe(turnHint);
    expect(screen.getAllByRole('tooltip', { hidden: true })).toEqual([hint]);
  });

  test('draws the name of its button on both faces, for eyes only, and no hint for the keyboard (C16, D2)', () => {
    for (const face of faces()) expect(face.lastElementChild!.matches('[aria-hidden=true]')).toBe(true);
    const names = [...faces()].map((face) => face.lastElementChild!.firstElementChild!.textContent);
    expect(names).toEqual([moreAbout('Ada'), moreAbout('Ada')]);
    act(() => button().focus());
    expect(isHinted()).toBe(false);
  });

  test('turned by keyboard, moves the focus to the first link, and stays on the button on return (C2)', () => {
    fireEvent.click(button(), { detail: 0 });
    expect(side()).toBe('back');
    expect(document.activeElement?.textContent).toBe(linkNames.github);
    expect(button().getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(side()).toBe('front');
    expect(document.activeElement).toBe(button());
  });

  test('turns on a click anywhere but on a link (C5)', () => {
    fireEvent.click(screen.getByText('Hace cosas.'), { detail: 1 });
    expect([side(), document.activeElement]).toEqual(['back', document.body]);
    fireEvent.click(screen.getByText(linkNames.github), { detail: 1 });
    expect(side()).toBe('back');
    fireEvent.click(card(), { detail: 1 });
    expect(side()).toBe('front');
  });

  test('turns for a mouse on devices that can hover, and toggles on a click (C4, C5)', () => {
    media.add('(hover: hover)');
    pointer('enter', mouse);
    expect(side()).toBe('back');
    expect(isHinted()).toBe(true);
    fireEvent.click(card(), { detail: 1 });
    expect(side()).toBe('front');
    pointer('leave', mouse);
    expect(side()).toBe('front');
    expect(isHinted()).toBe(false);
  });

  test('does not turn when it scrolls under a resting mouse, but at once when the mouse moves on it (C15)', () => {
    media.add('(hover: hover)');
    pointer('move', mouse); // as after Escape: it has not arrived
    pointer('be scrolled under', mouse);
    expect([side(), isHinted()]).toEqual(['front', false]);
    pointer('move', mouse);
    expect([side(), isHinted()]).toEqual(['back', true]);
  });

  test.each([
    ['a click', () => fireEvent.click(card(), { detail: 1 })],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('turned to its front by %s, is not turned by a mouse that moves on (C3, C5)', (_, turnBack) => {
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
    media.add('(hover: hover)');
    pointer('be scrolled under', mouse);
    fireEvent.click(card(), { detail: 1 });
    expect(side()).toBe('back');
    turnBack();
    pointer('move', mouse);
    expect(side()).toBe('front');
    vi.mocked(Element.prototype.matches).mockRestore();
  });

  test('keeps its hint under the pointer; Escape hides it and turns the card back, once (C3, D3, D4)', () => {
    media.add('(hover: hover)');
    pointer('enter', mouse);
    const relatedTarget = screen.getByRole('tooltip', { hidden: true });
    const out = Object.assign(new MouseEvent('pointerout', { bubbles: true, relatedTarget }), mouse);
    act(() => void button().dispatchEvent(out));
    expect([side(), isHinted()]).toEqual(['back', true]);
    act(() => button().focus());
    fireEvent.keyDown(document.body, { key: 'a' });
    expect([side(), isHinted()]).toEqual(['back', true]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([side(), isHinted()]).toEqual(['front', false]);
    pointer('move', mouse); // it has arrived before
    expect(side()).toBe('front');
  });

  test('turns once on a tap on devices that can hover, without a hint (C4, D6)', () => {
    media.add('(hover: hover)');
    pointer('enter', touch);
    fireEvent.click(card(), { detail: 1 });
    pointer('leave', touch);
    expect(side()).toBe('back');
    expect(isHinted()).toBe(false);
  });
});

describe('a card that CSS has turned before hydration (C1)', () => {
  const hover = (isHovered: boolean) =>
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return isHovered && this === card() && selector.includes(':hover');
    });

  afterEach(() => void vi.mocked(Element.prototype.matches).mockRestore());

  test('shows its back when a mouse is on it', () => {
    hover(true);
    media.add('(hover: hover)');
    render(<MemberCard {...ada} />);
    expect(side()).toBe('back');
  });

  test('shows its front when the pointer is elsewhere', () => {
    hover(false);
    media.add('(hover: hover)');
    render(<MemberCard {...ada} />);
    expect(side()).toBe('front');
  });
});

test('a card without links has no back, no button and no hint, and does not turn (C12)', () => {
  render(<MemberCard {...ada} links={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  fireEvent.click(card());
  expect(side()).toBe('front');
});
