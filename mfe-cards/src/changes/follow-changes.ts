import { onPageShown, type RemoteContext } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';
import { GetPaymentMethodsDocument } from '../generated/get-payment-methods.ts';

const cards = GetCardsDocument;
const paymentMethods = GetPaymentMethodsDocument;
type Query = typeof cards | typeof paymentMethods;

/**
 * Reads cards and payment methods again, if this tab has read them, after a change in another tab (CRD-011, CRD-032) and when the
 * customer returns to the page. Announces the card of a claimed gift (CRD-011). A failed read changes nothing: the next page with cards reads again. Returns a
 * function that stops it.
 */
export const followChanges = ({ services, graphql }: RemoteContext): (() => void) => {
  const readAgain = (...queries: readonly Query[]) => {
    for (const query of queries as readonly (typeof cards)[])
      if (graphql.readQuery({ query, variables: {} }) !== undefined)
        void graphql.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
  const stops = [
    // The card of a mailed gift is in the wallet now: mfe-gift has no card events of its own.
    services.bus.on('gift-claimed', ({ cardId }) => {
      readAgain(cards);
      services.bus.emit('card-updated', { cardId, reason: 'added' });
    }),
    services.bus.on('card-updated', (_, origin) => {
      // A removed card or another auto reload changes what a payment method is used for.
      if (origin === 'other-tab') readAgain(cards, paymentMethods);
    }),
    services.bus.on('payment-methods-updated', (_, origin) => {
      if (origin === 'other-tab') readAgain(paymentMethods);
    }),
    // A card may have paid in a store, or on another device.
    onPageShown(() => readAgain(cards, paymentMethods)),
  ];
  return () => stops.forEach((stop) => stop());
};
