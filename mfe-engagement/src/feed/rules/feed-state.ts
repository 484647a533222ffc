import type { FeedItem } from '../feed-item.ts';

/** ENG-006. `items` stay while they are requested again, and when that fails. */
export interface FeedState {
  readonly status: 'idle' | 'loading' | 'error' | 'complete';
  readonly items: readonly FeedItem[];
  /** The Last-Modified of the reply with these items. */
  readonly modifiedSince: string | undefined;
  /** Milliseconds since 1970; undefined before the first reply and after a change that makes the items stale. */
  readonly fetchedAt: number | undefined;
  /** A source failed in the last reply: some items may be missing (206). */
  readonly isPartial: boolean;
  /** The ids of items that the member has dismissed; a reply may still contain them (E07). */
  readonly dismissed: readonly string[];
}
export const idleFeed: FeedState = {
  status: 'idle',
  items: [],
  modifiedSince: undefined,
  fetchedAt: undefined,
  isPartial: false,
  dismissed: [],
};

/** The meaning of the raw reply (D-136). */
export type FeedReply =
  | {
      readonly kind: 'complete' | 'partial';
      readonly items: readonly FeedItem[];
      readonly modifiedSince: string | undefined;
    }
  | { readonly kind: 'unchanged' };

const isCurrent = (now: number) => (item: FeedItem) => item.endsAt === undefined || item.endsAt > now;

/** The items of a partial reply replace those with the same id; the others stay, because their source may have failed (ENG-006). */
export const mergeItems = (known: readonly FeedItem[], fetched: readonly FeedItem[]): readonly FeedItem[] => {
  const ids = new Set(fetched.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...fetched];
};

/** `unchanged` keeps the items, a complete reply is all of them, a partial one is merged. Expired items are dropped (ENG-006). */
export const receiveReply = (state: FeedState, reply: FeedReply, now: number): FeedState => {
  const fetched = reply.kind === 'unchanged' ? state.items : reply.items;
  const items = reply.kind === 'partial' ? mergeItems(state.items, fetched) : fetched;
  return {
    ...state,
    status: 'complete',
    items: items.filter(isCurrent(now)),
    modifiedSince: reply.kind === 'complete' ? reply.modifiedSince : state.modifiedSince,
    fetchedAt: now,
    isPartial: reply.kind === 'partial',
  };
};

interface FetchFacts {
  readonly now: number;
  readonly path: string;
  readonly isMember: boolean;
  readonly unauthStream: boolean;
  /** Milliseconds. */
  readonly staleAfter: number;
}
const forYouPath = '/account/for-you';
/** The pages that show the feed: guests see theirs on the home page too (ENG-003, ENG-006). */
export const showsFeed = (path: string, isMember: boolean): boolean =>
  path === forYouPath || (!isMember && path === '/');

interface ReasonNotToFetch {
  readonly because: string;
  readonly holds: (state: FeedState, facts: FetchFacts) => boolean;
}
/** Checked top to bottom: the first one that holds is why the feed is not requested now (ENG-006). */
export const reasonsNotToFetch: readonly ReasonNotToFetch[] = [
  { because: 'it is being loaded', holds: ({ status }) => status === 'loading' },
  {
    because: 'the feed of guests is switched off',
    holds: (_state, { isMember, unauthStream }) => !isMember && !unauthStream,
  },
  {
    because: 'another page is open',
    holds: (_state, { path, isMember }) => !showsFeed(path, isMember),
  },
  {
    because: 'it is not stale',
    holds: ({ status, fetchedAt }, { now, staleAfter }) =>
      status !== 'error' && fetchedAt !== undefined && now - fetchedAt < staleAfter,
  },
];
export const findReasonNotToFetch = (state: FeedState, facts: FetchFacts): string | undefined =>
  reasonsNotToFetch.find(({ holds }) => holds(state, facts))?.because;
