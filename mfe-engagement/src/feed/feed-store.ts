import { createSignal, isMember, type HostServices, type Locale, type Signal } from '@crema/shared-contracts';
import { createPendingMarks, type PendingMarks } from './pending-marks.ts';
import { requestFeed } from './request-feed.ts';
import { type FeedState, findReasonNotToFetch, idleFeed, receiveReply } from './rules/feed-state.ts';

export interface FeedStore {
  readonly state: Signal<FeedState>;
  /** Requests the feed if it is stale; `path` is that of the open page (ENG-006). */
  readonly refresh: (path: string) => Promise<void>;
  /** The items are stale from now on: something that they show has changed. */
  readonly outdate: () => void;
  /** Hides a dismissed item at once, also from replies that were requested before the account knew it (E07). */
  readonly hide: (id: string) => void;
  /** Shows an item again whose dismissal was refused. */
  readonly show: (id: string) => void;
  /** Undefined for guests. */
  readonly pending: PendingMarks | undefined;
}
type Services = Pick<
  HostServices,
  'fetch' | 'session' | 'locale' | 'flags' | 'configuration' | 'clock' | 'bus'
>;

const stores = new WeakMap<
  Services,
  { readonly key: string; readonly store: FeedStore; readonly stop: () => void }
>();
const memberIdOf = ({ session }: Services): string | undefined => {
  const current = session.get();
  return isMember(current) ? current.member.memberId : undefined;
};

/** Calls `onChange` for each change of what a member's feed shows, also while another page is open (E07, ENG-011). */
const listenForChanges = ({ bus }: Pick<Services, 'bus'>, onChange: () => void): readonly (() => void)[] => {
  let openOrders = bus.last('open-orders-changed')?.count ?? 0;
  let stars = bus.last('stars-changed')?.balanceTenths;
  return [
    bus.on('order-placed', onChange),
    bus.on('card-updated', onChange),
    bus.on('payment-methods-updated', onChange),
    bus.on('stars-changed', ({ balanceTenths }) => {
      if (stars !== undefined && stars !== balanceTenths) onChange();
      stars = balanceTenths;
    }),
    bus.on('open-orders-changed', ({ count }) => {
      if (openOrders !== count) onChange();
      openOrders = count;
    }),
  ];
};

const createFeedStore = (services: Services, locale: Locale, signal: AbortSignal): FeedStore => {
  const memberId = memberIdOf(services);
  const isOfMember = memberId !== undefined;
  const pending = isOfMember ? createPendingMarks(memberId, services.clock) : undefined;
  const dismissed = (pending?.list() ?? []).flatMap(({ kind, subject }) =>
    kind === 'dismissed' ? [subject] : [],
  );
  const state = createSignal<FeedState>({ ...idleFeed, dismissed });
  /** Grows with each change that outdates a pending request. */
  let changes = 0;
  const { configuration, clock } = services;
  const refresh = async (path: string): Promise<void> => {
    const facts = {
      now: clock.now(),
      path,
      isMember: isOfMember,
      unauthStream: services.flags.get().unauthStream,
      staleAfter: configuration.stream.staleAfter,
    };
    if (findReasonNotToFetch(state.get(), facts)) return;
    const asked = changes;
    const { modifiedSince } = state.get();
    state.set({ ...state.get(), status: 'loading' });
    try {
      const question = {
        isMember: isOfMember,
        locale,
        types: configuration.stream.enabledTypes,
        modifiedSince,
      };
      const reply = await requestFeed(services, question, signal);
      const received = receiveReply(state.get(), reply, clock.now());
      state.set(asked === changes ? received : { ...received, fetchedAt: undefined });
    } catch {
      if (!signal.aborted) state.set({ ...state.get(), status: 'error' });
    }
    if (asked !== changes && !signal.aborted) await refresh(path);
  };
  const outdate = () => {
    changes += 1;
    state.set({ ...state.get(), fetchedAt: undefined });
  };
  const withoutDismissed = (id: string) => state.get().dismissed.filter((known) => known !== id);
  if (isOfMember)
    for (const stop of listenForChanges(services, outdate)) signal.addEventListener('abort', stop);
  return {
    state,
    refresh,
    outdate,
    hide: (id) => state.set({ ...state.get(), dismissed: [...withoutDismissed(id), id] }),
    show: (id) => state.set({ ...state.get(), dismissed: withoutDismissed(id) }),
    pending,
  };
};

/**
 * The feed of the present visitor in the present language. It outlives its page, so that a return within five minutes sends nothing; one of
 * another member or language is given up (D-14).
 */
export const feedStoreOf = (services: Services): FeedStore => {
  const locale = services.locale.get();
  const key = `${memberIdOf(services) ?? ''} ${locale}`;
  const known = stores.get(services);
  if (known?.key === key) return known.store;
  known?.stop();
  const controller = new AbortController();
  const store = createFeedStore(services, locale, controller.signal);
  stores.set(services, { key, store, stop: () => controller.abort() });
  return store;
};
