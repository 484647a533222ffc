import type { RemoteContext } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';
import { GetPaymentMethodsDocument } from '../generated/get-payment-methods.ts';

/** After this time out of sight a page reads again: a card may have paid in a store, or on another device. */
const awayMs = 60_000;
const cards = GetCardsDocument;
const paymentMethods = GetPaymentMethodsDocument;
type Query = typeof cards | typeof paymentMethods;

/** Calls the listener when the customer returns to the page after a minute or more. */
const onReturn = ({ clock }: RemoteContext['services'], listener: () => void): (() => void) => {
  let hiddenAt: number | undefined;
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = clock.monotonic();
      return;
    }
    if (hiddenAt !== undefined && clock.monotonic() - hiddenAt >= awayMs) listener();
    hiddenAt = undefined;
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
};

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
  const ends = [
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
    onReturn(services, () => readAgain(cards, paymentMethods)),
  ];
  return () => ends.forEach((end) => end());
};
