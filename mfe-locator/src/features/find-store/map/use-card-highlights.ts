import { useEffect, useEffectEvent } from 'react';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Highlights the store whose card is under the pointer, or else the one whose card has the focus (LOC-011). It listens to the page, so
 * that cards need no code of the map.
 */
export const useCardHighlights = (onHighlight: (storeNumber: string | undefined) => void): void => {
  const highlight = useEffectEvent(onHighlight);
  useEffect(() => {
    const cards: Partial<Record<'pointer' | 'focus', string | undefined>> = {};
    let last: string | undefined;
    const move = (by: keyof typeof cards, target: EventTarget | null) => {
      cards[by] = closest(target, '[data-store]')?.dataset['store'];
      const next = cards.pointer ?? cards.focus;
      if (next === last) return;
      last = next;
      // A pin reports itself.
      if (next !== undefined || !closest(target, '[data-pin]')) highlight(next);
    };
    const listeners = [
      ['pointerover', ({ target }: Event) => move('pointer', target)],
      ['pointerout', (event: Event) => move('pointer', (event as PointerEvent).relatedTarget)],
      ['focusin', ({ target }: Event) => move('focus', target)],
      ['focusout', (event: Event) => move('focus', (event as FocusEvent).relatedTarget)],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, []);
};
