import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const button = ':scope > button';
const firstLink = `${button} + div a`;

const canHover = () => matchMedia('(hover: hover)').matches;

/** Returns `isFlipped` and the props of a card. Until React runs, `isFlipped` is undefined and CSS flips the card. */
export function useFlip() {
  const [isFlipped, flip] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);
  const focus = (selector: string) => ref.current!.querySelector<HTMLElement>(selector)!.focus();

  // A layout effect, because setting `inert` later would restyle a whole face.
  useLayoutEffect(() => {
    flip(ref.current!.matches(canHover() ? ':hover, :focus-within' : ':focus-within')); // the face that CSS shows

    function flipBack({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      if (ref.current!.contains(document.activeElement)) focus(button);
      flip(false);
    }
    addEventListener('keydown', flipBack); // on the window, because a hovered card may not have the focus
    return () => removeEventListener('keydown', flipBack);
  }, []);

  function toggle({ target, detail }: MouseEvent) {
    const isOn = (selector: string) => (target as Element).closest(selector);
    const isSecond = detail > 1; // the second click of a double click
    const isSelection = !isOn('button') && !getSelection()?.isCollapsed; // the click ends a selection
    if (isSecond || isOn('a') || isSelection) return;
    flushSync(() => flip(!isFlipped));
    if (detail === 0) focus(firstLink); // by keyboard or screen reader; has no effect if the back face is inert
  }

  const isMouse = ({ pointerType }: PointerEvent) => canHover() && pointerType === 'mouse';

  function enter(event: PointerEvent) {
    if (isMouse(event) && !event.buttons) flip(true); // with a button pressed, the mouse selects text
  }

  function leave(event: PointerEvent) {
    if (isMouse(event) && !event.currentTarget.querySelector('a:focus-visible')) flip(false);
  }

  return [isFlipped, {
    ref,
    onClickCapture: toggle, // `onClick` would make screen readers announce the card as clickable
    onPointerEnter: enter,
    onPointerLeave: leave,
  }] as const;
}
