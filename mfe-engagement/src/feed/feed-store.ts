import { createSignal, isMember, type HostServices, type Locale, type Signal } from '@crema/shared-contracts';
import { requestFeed } from './request-feed.ts';
import { type FeedState, findReasonNotToFetch, idleFeed, receiveReply } from './rules/feed-state.ts';

export interface FeedStore {
  readonly state: Signal<FeedState>;
  /** Requests the feed if it is stale; `path` is that of the open page (ENG-006). */
  readonly refresh: (path: string) => Promise<void>;
  /** The items are stale from now on: something that they show has changed. */
  readonly outdate: () => void;
  /** Removes an item from this page at once; the account keeps it (E07). */
  readonly remove: (id: string) => void;
}
type Services = Pick<HostServices, 'fetch' | 'session' | 'locale' | 'flags' | 'configuration' | 'clock'>;

const stores = new WeakMap<
  Services,
  { readonly key: string; readonly store: FeedStore; readonly stop: () => void }
>();
const memberIdOf = ({ session }: Services): string | undefined => {
  const current = session.get();
  return isMember(current) ? current.member.memberId : undefined;
};

const createFeedStore = (services: Services, locale: Locale, signal: AbortSignal): FeedStore => {
  const state = createSignal<FeedState>(idleFeed);
  const isOfMember = memberIdOf(services) !== undefined;
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
  return {
    state,
    refresh,
    outdate: () => {
      changes += 1;
      state.set({ ...state.get(), fetchedAt: undefined });
    },
    remove: (id) => state.set({ ...state.get(), items: state.get().items.filter((item) => item.id !== id) }),
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
