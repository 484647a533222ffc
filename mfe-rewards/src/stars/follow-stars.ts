import { isMember, type DomainEvents } from '@crema/shared-contracts';
import { onPageShown, type RemoteContext } from '@crema/remote-kit';
import { askUntilDone } from '@crema/remote-kit/ask-until';
import { GetMemberRewardsDocument } from '../generated/get-member-rewards.ts';

type Reason = DomainEvents['stars-changed']['reason'];
const query = { query: GetMemberRewardsDocument, fetchPolicy: 'network-only' } as const;
/** The error of Apollo Client for a request that was under way when its cache was emptied. */
const isEndedBySignIn = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'Invariant Violation';

/**
 * Reads the member's Stars when the remote starts, after an order was placed or picked up, after a change of a card (its reload may have
 * earned a bonus) and when the customer returns to the page, and announces the balance (D-151). While Stars wait to be booked it
 * reads again. A failed read announces nothing. Returns a function that stops it.
 */
export const followStars = ({ services, graphql }: RemoteContext): (() => void) => {
  // The server renders the public pages, where nobody follows a balance.
  if (typeof document === 'undefined') return () => undefined;
  const { bus, session, telemetry } = services;
  let stopAsking: () => void = () => undefined;
  const memberId = () => {
    const current = session.get();
    return isMember(current) ? current.member.memberId : undefined;
  };
  const start = (reason: Reason): void => {
    stopAsking();
    const reader = memberId();
    if (reader === undefined) return;
    // The first reading shares its request with that of the open page.
    let fetchPolicy: 'cache-first' | 'network-only' = reason === 'read' ? 'cache-first' : 'network-only';
    stopAsking = askUntilDone({
      ask: async () => {
        const { data } = await graphql.query({ ...query, fetchPolicy });
        fetchPolicy = 'network-only';
        return memberId() === reader ? data?.memberRewards : undefined;
      },
      isPending: (rewards) => rewards?.starsPending ?? false,
      onReply: (rewards) => {
        if (rewards) bus.emit('stars-changed', { reason, balanceTenths: rewards.starTenths });
      },
      onFailed: (cause) => {
        // A request that ends with its session is not an error. Apollo ends those of before a sign-in (L-19).
        if (memberId() === reader && !isEndedBySignIn(cause))
          telemetry.report({ phase: 'api', class: 'stars' }, cause);
      },
    });
  };
  const stops = [
    bus.on('order-placed', ({ guest }) => {
      if (!guest) start('order-placed');
    }),
    bus.on('order-picked-up', ({ guest }) => {
      if (!guest) start('order-picked-up');
    }),
    bus.on('card-updated', (_, origin) => {
      if (origin === 'this-tab') start('card-updated');
    }),
    // Another tab has announced its balance: the pages of this tab read it, and nothing is announced again.
    bus.on('stars-changed', (_, origin) => {
      if (origin === 'other-tab' && memberId() !== undefined)
        void graphql.query(query).catch(() => undefined);
    }),
    graphql.onReset(() => start('read')),
    bus.on('session-changed', ({ reason }) => {
      if (reason === 'signed-in') start('read');
    }),
    onPageShown(() => start('returned')),
  ];
  start('read');
  return () => {
    stopAsking();
    stops.forEach((stop) => stop());
  };
};
