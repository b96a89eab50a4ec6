import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closest } from './closest';

const button = ':scope > button';
const firstLink = `${button} + div a`;

const canHover = () => matchMedia('(hover: hover)').matches;

/** Returns `isFlipped` and the props of a card. Until React runs, it is undefined, and CSS flips the card. */
export function useFlip() {
  const [isFlipped, flip] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);
  const hasEntered = useRef(false);

  // A layout effect, since a later `inert` would restyle a whole face.
  useLayoutEffect(() => {
    const card = ref.current!;
    const focus = (selector: string) => card.querySelector<HTMLElement>(selector)!.focus();
    flip(card.matches(canHover() ? ':is(:hover, :focus-within)' : ':focus-within')); // as CSS flipped it

    function flipBack({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !card.matches(':is(:hover, :focus-within)')) return;
      if (card.matches(':focus-within')) focus(button);
      flip(false);
    }
    function toggle(event: MouseEvent) {
      const isSecond = event.detail > 1; // of a double click
      if (isSecond || !event.composedPath().includes(card) || closest(event, 'a')) return;
      if (!closest(event, 'button') && !getSelection()?.isCollapsed) return; // the click ends a text selection
      hasEntered.current = false;
      flushSync(() => flip((wasFlipped) => !wasFlipped));
      if (event.detail === 0) focus(firstLink); // by key or screen reader; does nothing if the back face is inert
    }
    addEventListener('keydown', flipBack);
    // On the window: screen readers would announce a card with a listener as clickable.
    addEventListener('click', toggle);
    return () => {
      removeEventListener('keydown', flipBack);
      removeEventListener('click', toggle);
    };
  }, []);

  function follow({ pointerType, buttons, currentTarget: card }: PointerEvent, isInside: boolean) {
    hasEntered.current = false;
    const isMouse = canHover() && pointerType === 'mouse' && !buttons; // with a button, it selects text
    if (isMouse && !card.querySelector('a:focus-visible')) flip(isInside);
  }

  return [isFlipped, {
    ref,
    // A card that scrolls under the pointer flips only when the pointer moves.
    onPointerEnter: () => void (hasEntered.current = true),
    onPointerMove: (event: PointerEvent) => hasEntered.current && follow(event, true),
    onPointerLeave: (event: PointerEvent) => follow(event, false),
  }] as const;
}
