import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../after-frame';

const isHoverCapable = () => matchMedia('(hover: hover)').matches;

const hasFocus = (card: Element) => card.matches(':focus-within');

const showTooltip = (card: Element, isShown: boolean) => card.toggleAttribute('data-tooltip', isShown);

/**
 * Turns a card and shows its tooltip, by the attribute `data-tooltip`. Returns `isTurned` and the props of the card.
 * `isTurned` is undefined until React runs; until then CSS turns the card.
 */
export function useTurn() {
  const [isTurned, turn] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);
  const isArriving = useRef(false);

  // Before the browser styles a card that a navigation brings, since `inert` restyles all that is in a face.
  useLayoutEffect(() => {
    const card = ref.current!;
    turn(hasFocus(card) || (isHoverCapable() && card.matches(':hover'))); // as CSS has turned it
    function turnBack({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !(hasFocus(card) || card.matches(':hover'))) return;
      if (hasFocus(card)) card.querySelector('button')!.focus();
      turn(false);
      showTooltip(card, false);
    }
    function toggle({ target, detail }: MouseEvent) {
      if (!card.contains(target as Element)) return;
      const control = (target as Element).closest('a, button');
      // The end of a text selection is a click too. After a plain click the selection is empty.
      if (control ? control.matches('a') : !getSelection()?.isCollapsed) return;
      isArriving.current = false;
      const turnOver = () => flushSync(() => turn((wasTurned) => !wasTurned));
      const isByKeyboard = detail === 0;
      if (!isByKeyboard && !isHoverCapable()) return void afterFrame(turnOver); // phones show first that it is pressed
      turnOver();
      if (isByKeyboard) card.querySelector('a')!.focus(); // unless the back is inert now
    }
    addEventListener('keydown', turnBack);
    addEventListener('click', toggle); // not on the card, which screen readers would call clickable
    return () => {
      removeEventListener('keydown', turnBack);
      removeEventListener('click', toggle);
    };
  }, []);

  /** Handles the pointer arriving or leaving. Touch is ignored, on devices that can hover too: a tap is a click. */
  function follow({ pointerType, currentTarget: card }: PointerEvent, isInside: boolean) {
    if (!isHoverCapable() || pointerType !== 'mouse') return;
    isArriving.current = false;
    showTooltip(card, isInside);
    if (!card.querySelector('a:focus-visible')) turn(isInside);
  }

  const props = {
    ref,
    // A card that scrolls under a resting pointer is entered too: it turns when the pointer moves.
    onPointerEnter: () => void (isArriving.current = true),
    onPointerMove: (event: PointerEvent) => isArriving.current && follow(event, true),
    onPointerLeave: (event: PointerEvent) => follow(event, false),
  };
  return [isTurned, props] as const;
}
