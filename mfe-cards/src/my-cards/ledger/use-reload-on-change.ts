import { useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '@crema/remote-kit';

interface ShownCard {
  readonly cardId: string;
  readonly balanceMinor: number;
}
/**
 * Calls `reload` after each change of the card, in this tab or in another one, and after each change of its balance that no
 * event announces: there may be a new entry (CRD-011, CRD-035).
 */
export const useReloadOnChange = ({ cardId, balanceMinor }: ShownCard, reload: () => void): void => {
  const { bus } = useHost();
  const onChange = useEffectEvent(reload);
  const known = useRef(balanceMinor);
  useEffect(() => {
    if (known.current !== balanceMinor) onChange();
    known.current = balanceMinor;
  }, [balanceMinor]);
  useEffect(
    () =>
      bus.on('card-updated', (changed) => {
        if (changed.cardId === cardId) onChange();
      }),
    [bus, cardId],
  );
};
