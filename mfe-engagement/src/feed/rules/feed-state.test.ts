import type { FeedItem } from '../feed-item.ts';
import {
  type FeedReply,
  type FeedState,
  findReasonNotToFetch,
  idleFeed,
  receiveReply,
} from './feed-state.ts';

const now = 1_000_000;
const item = (id: string, change: Partial<FeedItem> = {}) => ({ id, title: id, ...change }) as FeedItem;
const complete: FeedState = {
  status: 'complete',
  items: [item('a'), item('b')],
  modifiedSince: 'then',
  fetchedAt: now,
  isPartial: false,
  dismissed: ['gone'],
};
const reply = (kind: 'complete' | 'partial', ...items: FeedItem[]): FeedReply => ({
  kind,
  items,
  modifiedSince: kind === 'complete' ? 'later' : undefined,
});

describe('a reply with the feed', () => {
  it.each<[string, FeedReply, readonly string[], string | undefined, boolean]>([
    ['304 keeps the items', { kind: 'unchanged' }, ['a', 'b'], 'then', false],
    ['200 is the whole feed', reply('complete', item('b'), item('c')), ['b', 'c'], 'later', false],
    ['206 adds to what is known', reply('partial', item('c')), ['a', 'b', 'c'], 'then', true],
    ['an expired item is dropped', reply('complete', item('b', { endsAt: now })), [], 'later', false],
  ])('%s, ENG-006, D-136', (_rule, received, ids, modifiedSince, isPartial) => {
    const state = receiveReply(complete, received, now);
    expect(state.items.map(({ id }) => id)).toEqual(ids);
    expect(state).toMatchObject({
      status: 'complete',
      modifiedSince,
      isPartial,
      fetchedAt: now,
      dismissed: ['gone'],
    });
  });

  it('replaces an item that has changed, ENG-006', () => {
    const state = receiveReply(complete, reply('partial', item('a', { title: 'new' })), now);
    expect(state.items.map(({ id, title }) => [id, title])).toEqual([
      ['b', 'b'],
      ['a', 'new'],
    ]);
  });

  it('without changes drops what has expired since, ENG-006', () => {
    const state = receiveReply(
      { ...complete, items: [item('a', { endsAt: now - 1 })] },
      { kind: 'unchanged' },
      now,
    );
    expect(state.items).toEqual([]);
  });
});

describe('the feed is requested', () => {
  const member = { now, path: '/account/for-you', isMember: true, unauthStream: true, staleAfter: 300_000 };
  const guest = { ...member, path: '/', isMember: false };
  const old = { ...complete, fetchedAt: now - 300_000 };
  it.each<[string, FeedState, typeof member, string | undefined]>([
    ['a member opens the page', idleFeed, member, undefined],
    ['a member opens it again after 5 minutes', old, member, undefined],
    ['a member is back after less', { ...old, fetchedAt: now - 299_999 }, member, 'it is not stale'],
    ['it failed a moment ago', { ...complete, status: 'error' }, member, undefined],
    ['it is on its way', { ...old, status: 'loading' }, member, 'it is being loaded'],
    ['a member opens another page', idleFeed, { ...member, path: '/' }, 'another page is open'],
    ['a guest opens the home page', idleFeed, guest, undefined],
    ['a guest opens the page of the feed', idleFeed, { ...guest, path: '/account/for-you' }, undefined],
    ['a guest opens another page', idleFeed, { ...guest, path: '/menu' }, 'another page is open'],
    [
      'the feed of guests is off',
      idleFeed,
      { ...guest, unauthStream: false },
      'the feed of guests is switched off',
    ],
    ['a member’s, whatever that flag is', idleFeed, { ...member, unauthStream: false }, undefined],
  ])('when %s, unless: ENG-006', (_when, state, facts, because) => {
    expect(findReasonNotToFetch(state, facts)).toBe(because);
  });
});
