import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { members } from 'model';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { close, linkNames, moreAbout, turnHint } from 'site/words';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemberCard } from '../../../src/page/components/MemberCard';
import { frame } from '../../dom/frame';
import { media } from '../../dom/media';

const ada = members[0]!;

const card = () => document.querySelector('li')!;
const faces = () => card().querySelectorAll('div');
const button = () => card().querySelector('button')!;
const tooltip = () => card().querySelector('[role=tooltip]')!;
const side = () => (faces()[0]!.hasAttribute('inert') ? 'back' : 'front');
const state = () => [side(), card().hasAttribute('data-tooltip')];

let now = 0;

/** Clicks, some milliseconds after the last click, and waits for the frame that answers. */
async function click(element: Element = card(), ms = 500) {
  const event = createEvent.click(element, { detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: now += ms });
  fireEvent(element, event);
  await act(frame);
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

function point(type: string, init: PointerEventInit = {}, element: Element = card()) {
  act(() => void element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init })));
}

function enter(init?: PointerEventInit) {
  point('pointerover', init); // from which React derives pointerenter
  point('pointermove', init);
}

const leave = (init?: PointerEventInit) => point('pointerout', init);

describe('a card', () => {
  beforeEach(() => void render(<MemberCard {...ada} />));

  test('has one button, outside its faces, and nothing else to click (C2)', () => {
    expect([button().ariaLabel, button().parentElement]).toEqual([moreAbout('Ada'), card()]);
    for (const element of [card(), ...faces()]) expect(element.onclick).toBeNull(); // as React sets for a listener
  });

  test('hides the label and tooltip of its button from screen readers (C16, D1, D2)', () => {
    for (const face of faces()) {
      expect(face.lastElementChild!.matches('[aria-hidden=true]')).toBe(true);
      expect(face.lastElementChild!.firstElementChild!.textContent).toBe(moreAbout('Ada'));
    }
    expect(tooltip().textContent).toBe(turnHint);
    expect(screen.getByRole('button', { description: '' })).toBe(button());
    act(() => button().focus());
    expect(state()).toEqual(['front', false]);
  });

  test('does not use controls that others add to its front (F37)', () => {
    faces()[0]!.insertAdjacentHTML('afterbegin', '<a href="tel:600">600</a><button>Guardar</button>');
    const own = card().querySelector<HTMLElement>('[aria-expanded]')!;
    fireEvent.click(own, { detail: 0 });
    expect([side(), document.activeElement?.textContent]).toEqual(['back', linkNames.github]);
    expect([own.ariaLabel, own.ariaExpanded]).toEqual([`${close}: ${moreAbout('Ada')}`, 'true']);
    press('Escape');
    expect([side(), document.activeElement]).toEqual(['front', own]);
  });

  test('turns once on a double click or tap (C4)', async () => {
    for (const element of [card(), button()]) {
      await click(element);
      await click(element, 499);
      expect(side()).toBe('back');
      await click(element, 1);
      expect(side()).toBe('front');
    }
  });

  test('turns on a click, unless on a link or at the end of a selection (C5)', async () => {
    await click(screen.getByText(ada.bio));
    expect([side(), document.activeElement]).toEqual(['back', document.body]);
    await click(screen.getByText(linkNames.github));
    getSelection()!.selectAllChildren(card());
    await click();
    expect(side()).toBe('back');
    getSelection()!.removeAllRanges();
    press('Escape'); // the pointer is elsewhere, and so is the focus
    expect(side()).toBe('back');
    await click();
    expect(side()).toBe('front');
  });
});

describe('on devices that can hover, a card', () => {
  beforeEach(() => {
    media.add('(hover: hover)');
    render(<MemberCard {...ada} />);
  });

  test('turned to its front by a click or Escape, does not turn for a mouse that moves on (C3, C5)', async () => {
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
    for (const turnBack of [click, () => press('Escape')]) {
      point('pointerover');
      await click();
      expect(side()).toBe('back');
      await turnBack();
      point('pointermove');
      expect(side()).toBe('front');
    }
  });

  test('keeps its tooltip under the pointer until Escape, and turns back when it leaves (C3, C4, D3, D4)', () => {
    enter();
    point('pointerout', { relatedTarget: tooltip() }, button());
    expect(state()).toEqual(['back', true]);
    act(() => button().focus());
    press('a');
    expect(state()).toEqual(['back', true]);
    press('Escape');
    expect(state()).toEqual(['front', false]);
    point('pointermove'); // it entered earlier
    expect(side()).toBe('front');
    enter();
    leave();
    expect(state()).toEqual(['front', false]);
  });
});

test('a new card has an inert back before the browser styles it (C1, F35)', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('ul')));
  flushSync(() => root.render(<MemberCard {...ada} />));
  expect(faces()[1]!.hasAttribute('inert')).toBe(true);
  root.unmount();
});

test('a role in another language says so (F29)', () => {
  render(<MemberCard {...ada} roleLanguage="en" />);
  expect(screen.getByText(ada.role).lang).toBe('en');
});

test('a card without links has no button and does not turn (C12)', async () => {
  render(<MemberCard {...ada} links={[]} />);
  expect(card().querySelector('button, [role=tooltip]')).toBeNull();
  await click();
  expect(side()).toBe('front');
});
