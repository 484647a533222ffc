import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIds, systemRandom } from './system.ts';

const at = (instant: string) => ({ now: () => new Date(instant) });

describe('ids', () => {
  it('sort by creation time', () => {
    const earlier = createIds(at('2026-01-01T00:00:00Z'), systemRandom).next();
    const later = createIds(at('2026-01-01T00:00:00.001Z'), systemRandom).next();
    assert.ok(earlier < later);
  });

  it('of one millisecond sort as they were created, and are not consecutive', () => {
    const ids = createIds(at('2026-01-01T00:00:00Z'), systemRandom);
    const made = Array.from({ length: 1000 }, () => ids.next());
    assert.deepEqual([...made].sort(), made);
    const tails = made.map((id) => id.slice(-4));
    assert.ok(new Set(tails).size > 900, 'the last characters count up');
    const beginnings = new Set(made.map((id) => id.slice(0, -4)));
    assert.ok(beginnings.size > 900, 'an id can be found from the one before it');
  });

  it('are 26 characters and differ within one millisecond', () => {
    const ids = createIds(at('2026-01-01T00:00:00Z'), systemRandom);
    const made = new Set(Array.from({ length: 1000 }, () => ids.next()));
    assert.equal(made.size, 1000);
    for (const id of made) assert.match(id, /^[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
