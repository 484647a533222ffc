import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIds, createLog, systemRandom } from './system.ts';

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

describe('the log', () => {
  it('writes one JSON line per entry, with name and stack of a cause', () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line), at('2026-01-01T00:00:00Z'));
    log.error({ cause: new TypeError('no') }, 'request failed');
    const [line = ''] = lines;
    assert.ok(line.endsWith('\n'));
    const { cause, ...rest } = JSON.parse(line);
    assert.deepEqual(rest, { at: '2026-01-01T00:00:00.000Z', level: 'error', message: 'request failed' });
    assert.deepEqual([cause.name, cause.message], ['TypeError', 'no']);
  });
});
