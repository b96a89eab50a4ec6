import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../after-frame';
import { closest } from '../closest';

const doubleMs = 500; // a click that follows sooner is a double click or tap, which not all browsers report

const isHoverCapable = () => matchMedia('(hover: hover)').matches;

const hasFocus = (card: Element) => card.matches(':focus-within');

const showTooltip = (card: Element, isShown: boolean) => card.toggleAttribute('data-tooltip', isShown);

/**
 * Turns a card and shows its tooltip. Returns `isTurned` and the card's props. Until React runs, `isTurned` is
 * undefined, and CSS turns the card.
 */
export function useTurn() {
  const [isTurned, turn] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);
  const hasJustEntered = useRef(false);

  // A layout effect: later, `inert` would restyle a whole face.
  useLayoutEffect(() => {
    const card = ref.current!;
    let clickedAt = NaN;
    turn(hasFocus(card) || (isHoverCapable() && card.matches(':hover'))); // as CSS turned it
    function turnBack({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !(hasFocus(card) || card.matches(':hover'))) return;
      if (hasFocus(card)) card.querySelector<HTMLElement>('.MemberCard-turn')!.focus();
      turn(false);
      showTooltip(card, false);
    }
    function toggle(event: MouseEvent) {
      const { detail, timeStamp } = event;
      if (!card.contains(closest(event, '*')) || closest(event, 'a')) return;
      // A click that ends a text selection does not turn.
      if (!closest(event, 'button') && !getSelection()?.isCollapsed) return;
      hasJustEntered.current = false;
      const turnOver = () => flushSync(() => turn((wasTurned) => !wasTurned));
      if (detail === 0) { // by keyboard or screen reader
        turnOver();
        card.querySelector<HTMLElement>('.MemberCard-back a')!.focus(); // unless the back is inert now
        return;
      }
      if (timeStamp - clickedAt < doubleMs) return;
      clickedAt = timeStamp;
      if (isHoverCapable()) turnOver();
      else afterFrame(turnOver); // phones show the press first
    }
    addEventListener('keydown', turnBack);
    addEventListener('click', toggle); // not on the card: screen readers would call it clickable
    return () => {
      removeEventListener('keydown', turnBack);
      removeEventListener('click', toggle);
    };
  }, []);

  /** Ignores touch, even on devices that can hover. */
  function follow({ pointerType, currentTarget: card }: PointerEvent, isInside: boolean) {
    if (!isHoverCapable() || pointerType !== 'mouse') return;
    hasJustEntered.current = false;
    showTooltip(card, isInside);
    if (!card.querySelector('a:focus-visible')) turn(isInside);
  }

  const props = {
    ref,
    // Scrolling can bring a card under the pointer: it turns only when that moves.
    onPointerEnter: () => void (hasJustEntered.current = true),
    onPointerMove: (event: PointerEvent) => hasJustEntered.current && follow(event, true),
    onPointerLeave: (event: PointerEvent) => follow(event, false),
  };
  return [isTurned, props] as const;
}
