import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { find } from '../find';
import { useHoverCapable } from './use-hover-capable';

type Side = 'front' | 'back';

const hintRoomPx = 48; // what the hint needs below a card

/**
 * The turning of a card and, as its attribute `data-hint`, where its hint is shown, if at all. Returns the side that is
 * up, unset until React runs, since until then CSS turns the card, and the properties of the element that is watched,
 * which itself does not turn.
 */
export function useTurn() {
  const [side, turn] = useState<Side>();
  const canHover = useHoverCapable();
  const ref = useRef<HTMLLIElement>(null);

  function hint(isShown: boolean) {
    const card = ref.current!;
    const isLow = card.getBoundingClientRect().bottom > innerHeight - hintRoomPx;
    card.dataset.hint = isShown ? (isLow ? 'above' : 'below') : '';
  }

  useEffect(() => {
    const card = ref.current;
    if (!card) return;
    const isActive = (selector: string) => card.matches(selector + ':focus-within');
    turn(isActive(canHover ? ':hover,' : '') ? 'back' : 'front'); // goes on from where CSS has turned it
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !isActive(':hover,')) return;
      if (isActive('')) find('button', card!).focus();
      turn('front');
      hint(false);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [canHover]);

  /** Follows a mouse; a touch on a device that can hover as well is only a click. */
  const onPointer = (isInside: boolean) => ({ pointerType }: PointerEvent) => {
    if (!canHover || pointerType !== 'mouse') return;
    hint(isInside);
    if (!find('a:focus-visible', ref.current!)) turn(isInside ? 'back' : 'front');
  };

  const handlers = {
    ref,
    onPointerEnter: onPointer(true),
    onPointerLeave: onPointer(false),
    onFocus: ({ target }: FocusEvent) => hint(target.matches('button:focus-visible')),
    onBlur: () => hint(false),
    onClick({ target, detail }: MouseEvent<HTMLElement>) {
      const control = (target as Element).closest('a, button');
      if (control ? control.matches('a') : !getSelection()!.isCollapsed) return;
      flushSync(() => turn(side === 'back' ? 'front' : 'back'));
      if (control && !detail && side === 'front') find('a', ref.current!).focus(); // by keyboard
    },
  };
  return [side, handlers] as const;
}
