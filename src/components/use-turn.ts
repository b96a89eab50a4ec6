import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closest } from './closest';

const button = ':scope > button';
const firstLink = `${button} + div a`;

const canHover = () => matchMedia('(hover: hover)').matches;

/** Turns a card. Returns `isTurned` and the card's props. Until React runs, it is undefined, and CSS turns the card. */
export function useTurn() {
  const [isTurned, turn] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);
  const hasEntered = useRef(false);

  // A layout effect: later, `inert` would restyle a whole face.
  useLayoutEffect(() => {
    const card = ref.current!;
    const focus = (selector: string) => card.querySelector<HTMLElement>(selector)!.focus();
    turn(card.matches(canHover() ? ':is(:hover, :focus-within)' : ':focus-within')); // as CSS turned it

    function turnBack({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !card.matches(':is(:hover, :focus-within)')) return;
      if (card.matches(':focus-within')) focus(button);
      turn(false);
    }
    function toggle(event: MouseEvent) {
      const isSecond = event.detail > 1; // of a double click
      if (isSecond || !card.contains(closest(event, '*')) || closest(event, 'a')) return;
      if (!closest(event, 'button') && !getSelection()?.isCollapsed) return; // it ends a selection of text
      hasEntered.current = false;
      flushSync(() => turn((wasTurned) => !wasTurned));
      const isKey = event.detail === 0; // or a screen reader
      if (isKey) focus(firstLink); // unless the back is inert now
    }
    addEventListener('keydown', turnBack);
    addEventListener('click', toggle); // not on the card: screen readers would call it clickable
    return () => {
      removeEventListener('keydown', turnBack);
      removeEventListener('click', toggle);
    };
  }, []);

  function follow({ pointerType, currentTarget: card }: PointerEvent, isInside: boolean) {
    hasEntered.current = false;
    const isMouse = canHover() && pointerType === 'mouse';
    if (isMouse && !card.querySelector('a:focus-visible')) turn(isInside);
  }

  return [isTurned, {
    ref,
    // Scrolling can bring a card under the pointer: it turns only when that moves.
    onPointerEnter: () => void (hasEntered.current = true),
    onPointerMove: (event: PointerEvent) => hasEntered.current && follow(event, true),
    onPointerLeave: (event: PointerEvent) => follow(event, false),
  }] as const;
}
