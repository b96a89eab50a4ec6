import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { find } from '../find';
import { useHoverCapable } from './use-hover-capable';

/** Whether text is selected in `element`, and none outside it. */
function hasSelection(element: Element) {
  const selection = getSelection()!;
  return !selection.isCollapsed && element.contains(selection.getRangeAt(0).commonAncestorContainer);
}

/**
 * The turning of a card and, as its attribute `data-hint`, whether its hint is shown.
 * Returns whether the card is turned, unset until React runs, since until then CSS turns it, and the properties of the
 * element that is watched, which itself does not turn.
 */
export function useTurn() {
  const [isTurned, turn] = useState<boolean>();
  const canHover = useHoverCapable();
  const ref = useRef<HTMLLIElement>(null);

  const hint = (isShown: boolean) => ref.current!.toggleAttribute('data-hint', isShown);

  useEffect(() => {
    const card = ref.current;
    if (!card) return;
    turn(card.matches(canHover ? ':hover, :focus-within' : ':focus-within')); // goes on from where CSS has turned it
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !card!.matches(':hover, :focus-within')) return;
      if (find(':focus', card!)) find('button', card!).focus();
      turn(false);
      hint(false);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [canHover]);

  /** Follows a mouse; a touch on a device that can hover as well is only a click. */
  const onPointer = (isInside: boolean) => ({ pointerType }: PointerEvent) => {
    if (!canHover || pointerType !== 'mouse') return;
    hint(isInside);
    if (!find('a:focus-visible', ref.current!)) turn(isInside);
  };

  const handlers = {
    ref,
    onPointerEnter: onPointer(true),
    onPointerLeave: onPointer(false),
    onFocus: ({ target }: FocusEvent) => hint(target.matches('button:focus-visible')),
    onClick({ target, detail }: MouseEvent) {
      const at = target as Element;
      // A click on the text may be the end of selecting it; one on the button is not.
      if (at.closest('a') || (!at.matches('button') && hasSelection(ref.current!))) return;
      flushSync(() => turn(!isTurned));
      if (!detail && !isTurned) find('a', ref.current!).focus();
    },
  };
  return [isTurned, handlers] as const;
}
