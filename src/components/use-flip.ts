import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const button = ':scope > button';
const firstLink = `${button} + div a`;

const canHover = () => matchMedia('(hover: hover)').matches;

/** Returns `isFlipped` and the props of a card. Until React runs, it is undefined, and CSS flips the card. */
export function useFlip() {
  const [isFlipped, flip] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);
  const focus = (selector: string) => ref.current!.querySelector<HTMLElement>(selector)!.focus();

  // A layout effect, since a later `inert` would restyle a whole face.
  useLayoutEffect(() => {
    flip(ref.current!.matches(canHover() ? ':hover, :focus-within' : ':focus-within')); // as CSS flipped it

    function flipBack({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      if (ref.current!.contains(document.activeElement)) focus(button);
      flip(false);
    }
    addEventListener('keydown', flipBack); // a card under the pointer may lack the focus
    return () => removeEventListener('keydown', flipBack);
  }, []);

  function toggle({ target, detail }: MouseEvent) {
    const isOn = (selector: string) => (target as Element).closest(selector);
    const isSecond = detail > 1; // of a double click
    const isSelection = !isOn('button') && !getSelection()?.isCollapsed; // the click ends it
    if (isSecond || isOn('a') || isSelection) return;
    flushSync(() => flip(!isFlipped));
    if (detail === 0) focus(firstLink); // by key or screen reader; does nothing if the back face is inert
  }

  function followMouse({ pointerType, buttons, currentTarget: card }: PointerEvent, isInside: boolean) {
    if (!canHover() || pointerType !== 'mouse') return;
    const turn = (toBack: boolean) => { if (!card.querySelector('a:focus-visible')) flip(toBack); };
    if (!buttons) turn(isInside);
    // With a button, the mouse selects text. The card turns when that ends.
    else if (!isInside) addEventListener('pointerup', () => turn(card.matches(':hover')), { once: true });
  }

  return [isFlipped, {
    ref,
    onClickCapture: toggle, // with `onClick`, React makes a card clickable for screen readers
    onPointerEnter: (event: PointerEvent) => followMouse(event, true),
    onPointerLeave: (event: PointerEvent) => followMouse(event, false),
  }] as const;
}
