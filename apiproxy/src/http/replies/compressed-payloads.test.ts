import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCompressedPayloads } from './compressed-payloads.ts';

describe('the compressed payloads in memory', () => {
  it('are kept for payloads that repeat', () => {
    const payloads = createCompressedPayloads();
    assert.deepEqual([payloads.isRepeated('a'), payloads.isRepeated('a')], [false, true]);
    payloads.keep('a', Buffer.from('bytes'));
    assert.equal(String(payloads.find('a')), 'bytes');
    assert.equal(payloads.find('b'), undefined);
  });

  it('are limited in bytes; the least recently used is dropped', () => {
    const payloads = createCompressedPayloads(100);
    for (const key of ['a', 'b']) payloads.keep(key, Buffer.alloc(40));
    payloads.find('a');
    payloads.keep('c', Buffer.alloc(40));
    assert.deepEqual(
      ['a', 'b', 'c'].filter((key) => payloads.find(key)),
      ['a', 'c'],
    );
    payloads.keep('large', Buffer.alloc(101));
    payloads.keep('a', Buffer.alloc(40));
    assert.equal(payloads.bytes(), 80);
  });
});
