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

  it('are 26 characters and differ within one millisecond', () => {
    const ids = createIds(at('2026-01-01T00:00:00Z'), systemRandom);
    const made = new Set(Array.from({ length: 1000 }, () => ids.next()));
    assert.equal(made.size, 1000);
    for (const id of made) assert.match(id, /^[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
