import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../after-frame';

const doubleMs = 500; // a click that follows sooner is that of a double click or tap, of which not all browsers tell

const isHoverCapable = () => matchMedia('(hover: hover)').matches;

const hasFocus = (card: Element) => card.matches(':focus-within');

const showTooltip = (card: Element, isShown: boolean) => card.toggleAttribute('data-tooltip', isShown);

/**
 * Turns a card, and shows its tooltip by `data-tooltip`. Returns `isTurned` and the card's props. `isTurned` is
 * undefined until React runs; CSS turns the card until then.
 */
export function useTurn() {
  const [isTurned, turn] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);
  const hasJustEntered = useRef(false);

  // Before the browser styles a new card, since `inert` restyles all of a face.
  useLayoutEffect(() => {
    const card = ref.current!;
    let clickedAt = NaN;
    turn(hasFocus(card) || (isHoverCapable() && card.matches(':hover'))); // as CSS has turned it
    function turnBack({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !(hasFocus(card) || card.matches(':hover'))) return;
      if (hasFocus(card)) card.querySelector<HTMLElement>('.MemberCard-turn')!.focus();
      turn(false);
      showTooltip(card, false);
    }
    function toggle({ target, detail, timeStamp }: MouseEvent) {
      const part = target as Element;
      if (!card.contains(part) || part.closest('a')) return;
      // The end of a text selection is a click too, but a plain click leaves none.
      if (!part.closest('button') && !getSelection()?.isCollapsed) return;
      hasJustEntered.current = false;
      const turnOver = () => flushSync(() => turn((wasTurned) => !wasTurned));
      if (detail === 0) { // by keyboard
        turnOver();
        card.querySelector<HTMLElement>('.MemberCard-back a')!.focus(); // no effect if the back is inert now
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

  /** Ignores touch, even on devices that can hover: a tap is a click. */
  function follow({ pointerType, currentTarget: card }: PointerEvent, isInside: boolean) {
    if (!isHoverCapable() || pointerType !== 'mouse') return;
    hasJustEntered.current = false;
    showTooltip(card, isInside);
    if (!card.querySelector('a:focus-visible')) turn(isInside);
  }

  const props = {
    ref,
    // A card that scrolls under a resting pointer is entered too: it turns only when the pointer moves.
    onPointerEnter: () => void (hasJustEntered.current = true),
    onPointerMove: (event: PointerEvent) => hasJustEntered.current && follow(event, true),
    onPointerLeave: (event: PointerEvent) => follow(event, false),
  };
  return [isTurned, props] as const;
}
