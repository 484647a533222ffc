import type { RemoteContext } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';

/**
 * After an order paid with a card, reads the balances from the server and emits the change (ORD-102, CRD-011).
 * A failed read changes nothing: the next page with cards reads again. Returns a function that stops it.
 */
export const refreshAfterOrders = ({ services, graphql }: RemoteContext): (() => void) =>
  services.bus.on('order-placed', ({ paidWithCardId }) => {
    if (!paidWithCardId) return;
    graphql
      .query({ query: GetCardsDocument, fetchPolicy: 'network-only' })
      .then(() => services.bus.emit('card-updated', { cardId: paidWithCardId, reason: 'refreshed' }))
      .catch((cause: unknown) => services.telemetry.report({ phase: 'api', class: 'card-refresh' }, cause));
  });
