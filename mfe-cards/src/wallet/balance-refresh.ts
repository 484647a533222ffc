import type { RemoteContext } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';

/** Auto reload runs on the server within seconds of an order: the balance is read again 3 s and 10 s after the first read. */
const pausesMs = [3_000, 7_000];

/**
 * After an order paid with a card, reads the balances from the server and emits the change (ORD-102, CRD-011). A card with
 * auto reload is read again later, and emitted again if its balance has changed (CRD-030). A failed read changes nothing: the
 * next page with cards reads again. Returns a function that stops it.
 */
export const refreshAfterOrders = ({ services, graphql }: RemoteContext): (() => void) => {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isStopped = false;
  const readCard = async (cardId: string) => {
    const { data } = await graphql.query({ query: GetCardsDocument, fetchPolicy: 'network-only' });
    return data?.user?.cards.find((card) => card.cardId === cardId);
  };
  const refresh = async (
    cardId: string,
    [pauseMs, ...later]: readonly number[],
    known?: number,
  ): Promise<void> => {
    const card = await readCard(cardId);
    if (isStopped) return;
    const balance = card?.balance.amount.amountMinor;
    if (known === undefined || balance !== known)
      services.bus.emit('card-updated', { cardId, reason: 'refreshed' });
    if (pauseMs === undefined || !card?.autoReloadProfile?.isActive) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(cardId, later, balance);
    }, pauseMs);
    timers.add(timer);
  };
  const start = (cardId: string, pauses: readonly number[], known?: number): void =>
    void refresh(cardId, pauses, known).catch((cause: unknown) =>
      services.telemetry.report({ phase: 'api', class: 'card-refresh' }, cause),
    );
  const unsubscribe = services.bus.on('order-placed', ({ paidWithCardId }) => {
    if (paidWithCardId) start(paidWithCardId, pausesMs);
  });
  return () => {
    isStopped = true;
    unsubscribe();
    timers.forEach(clearTimeout);
  };
};
