import { isMember, type DomainEvents } from '@crema/shared-contracts';
import type { RemoteContext } from '@crema/remote-kit';
import { GetMemberRewardsDocument } from '../generated/get-member-rewards.ts';

type Reason = DomainEvents['stars-changed']['reason'];
const query = { query: GetMemberRewardsDocument, fetchPolicy: 'network-only' } as const;
/** The first reading shares its request with that of the open page. */
const policyOf = (reason: Reason) => (reason === 'read' ? 'cache-first' : 'network-only');
/** The error of Apollo Client for a request that was under way when its cache was emptied. */
const isEndedBySignIn = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'Invariant Violation';
/** After this time out of sight the page reads again: an order may have been picked up, or Stars may have expired. */
const awayMs = 60_000;
/** The server books the bonus of a reload within seconds, in a job: the balance is read again then. */
const bonusAfterMs = 4_500;

/**
 * Reads the member's Stars when the remote starts, after an order, after a change of a card (its reload may have earned a bonus)
 * and when the customer returns to the page, and announces the balance (D-151). A failed read announces nothing. Returns a
 * function that stops it.
 */
export const followStars = ({ services, graphql }: RemoteContext): (() => void) => {
  // The server renders the public pages, where nobody follows a balance.
  if (typeof document === 'undefined') return () => undefined;
  const { bus, session, clock, telemetry } = services;
  let isStopped = false;
  let hiddenAt: number | undefined;
  let bonusTimer: ReturnType<typeof setTimeout> | undefined;
  const memberId = () => {
    const current = session.get();
    return isMember(current) ? current.member.memberId : undefined;
  };
  const read = async (reason: Reason): Promise<void> => {
    const reader = memberId();
    if (reader === undefined) return;
    const { data } = await graphql.query({ ...query, fetchPolicy: policyOf(reason) });
    if (isStopped || !data || memberId() !== reader) return;
    bus.emit('stars-changed', { reason, balanceTenths: data.memberRewards.starTenths });
  };
  const start = (reason: Reason): void => {
    const reader = memberId();
    void read(reason).catch((cause: unknown) => {
      // A request that ends with its session, or with this remote, is not an error. Apollo ends those of before a sign-in (L-19).
      if (!isStopped && memberId() === reader && !isEndedBySignIn(cause))
        telemetry.report({ phase: 'api', class: 'stars' }, cause);
    });
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') return void (hiddenAt = clock.monotonic());
    if (hiddenAt !== undefined && clock.monotonic() - hiddenAt >= awayMs) start('returned');
    hiddenAt = undefined;
  };
  const ends = [
    bus.on('order-placed', ({ guest }) => {
      if (!guest) start('order-placed');
    }),
    bus.on('card-updated', ({ reason }, origin) => {
      if (origin !== 'this-tab') return;
      start('card-updated');
      if (reason !== 'reloaded') return;
      clearTimeout(bonusTimer);
      bonusTimer = setTimeout(() => start('card-updated'), bonusAfterMs);
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
  ];
  document.addEventListener('visibilitychange', onVisibility);
  start('read');
  return () => {
    isStopped = true;
    clearTimeout(bonusTimer);
    document.removeEventListener('visibilitychange', onVisibility);
    ends.forEach((end) => end());
  };
};
