import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { find, findMaybe } from '../find';
import { isHoverCapable } from './is-hover-capable';

const hint = (card: Element, isShown: boolean) => card.toggleAttribute('data-hint', isShown);

/**
 * The turning of a card and, as its attribute `data-hint`, whether its hint is shown.
 * Returns whether the card is turned, unset until React runs, since until then CSS turns it, and the properties of the
 * element that is watched, which itself does not turn.
 */
export function useTurn() {
  const [isTurned, turn] = useState<boolean>();
  const ref = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const card = ref.current!;
    turn(card.matches(isHoverCapable() ? ':hover, :focus-within' : ':focus-within')); // as CSS has turned it
    function turnBack({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !card.matches(':hover, :focus-within')) return;
      if (findMaybe(':focus', card)) find('button', card).focus();
      turn(false);
      hint(card, false);
    }
    addEventListener('keydown', turnBack);
    return () => removeEventListener('keydown', turnBack);
  }, []);

  /** Follows a mouse; a touch on a device that can hover as well is only a click. */
  const follow = (isInside: boolean) => ({ pointerType, currentTarget: card }: PointerEvent) => {
    if (!isHoverCapable() || pointerType !== 'mouse') return;
    hint(card, isInside);
    if (!findMaybe('a:focus-visible', card)) turn(isInside);
  };

  function toggle({ target, currentTarget: card, detail }: MouseEvent) {
    const control = (target as Element).closest('a, button');
    // A press beside controls ends what was selected before: what is selected now, it has selected.
    if (control ? control.matches('a') : !getSelection()?.isCollapsed) return;
    flushSync(() => turn(!isTurned));
    const isByKeyboard = detail === 0;
    if (isByKeyboard && !isTurned) find('a', card).focus();
  }

  const handlers = {
    ref,
    onPointerEnter: follow(true),
    onPointerLeave: follow(false),
    onFocus: ({ target, currentTarget: card }: FocusEvent) => hint(card, target.matches('button:focus-visible')),
    onClick: toggle,
  };
  return [isTurned, handlers] as const;
}
