import type { RemoteContext } from '@crema/remote-kit';
import { askUntilDone } from '@crema/remote-kit/ask-until';
import { GetCardsDocument } from '../generated/get-cards.ts';

/**
 * After an order paid with a card, reads the balances from the server and emits the change (ORD-102, CRD-011). While the server
 * reloads the card it is read again, and emitted again once its balance has changed (CRD-030). A failed read changes nothing: the next
 * page with cards reads again. Returns a function that stops it.
 */
export const refreshAfterOrders = ({ services, graphql }: RemoteContext): (() => void) => {
  let stopAsking: () => void = () => undefined;
  const start = (cardId: string): void => {
    stopAsking();
    let known: number | undefined;
    stopAsking = askUntilDone({
      ask: async () => {
        const { data } = await graphql.query({ query: GetCardsDocument, fetchPolicy: 'network-only' });
        return data?.user?.cards.find((card) => card.cardId === cardId);
      },
      isPending: (card) => card?.autoReloadProfile?.isReloading ?? false,
      onReply: (card) => {
        const balance = card?.balance.amount.amountMinor;
        if (known === undefined || balance !== known)
          services.bus.emit('card-updated', { cardId, reason: 'refreshed' });
        known = balance;
      },
      onFailed: (cause) => services.telemetry.report({ phase: 'api', class: 'card-refresh' }, cause),
    });
  };
  const unsubscribe = services.bus.on('order-placed', ({ paidWithCardId }) => {
    if (paidWithCardId) start(paidWithCardId);
  });
  return () => {
    stopAsking();
    unsubscribe();
  };
};
