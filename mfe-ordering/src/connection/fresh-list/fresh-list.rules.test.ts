import { listStaleAfter, nextLoadIn } from './fresh-list.rules.ts';

const hour = 60 * 60 * 1000;
const last = { key: 'ada at the Loop', at: hour };

describe('a member’s list', () => {
  it.each([
    { key: last.key, now: hour, wait: 2 * hour, because: 'it came just now' },
    { key: last.key, now: 2.5 * hour, wait: 0.5 * hour, because: 'it is an hour and a half old' },
    { key: last.key, now: 3 * hour, wait: 0, because: 'it is two hours old' },
    { key: last.key, now: 9 * hour, wait: 0, because: 'it is older than that' },
    { key: 'ada in French', now: hour, wait: 0, because: 'it is of another locale, store or member' },
  ])('is asked for again in $wait ms because $because, ORD-142, ORD-144', ({ key, now, wait }) => {
    expect(nextLoadIn(last, key, now)).toBe(wait);
  });

  it('is asked for at once when it never came', () => {
    expect(nextLoadIn(undefined, last.key, 0)).toBe(0);
    expect(listStaleAfter).toBe(2 * hour);
  });
});
