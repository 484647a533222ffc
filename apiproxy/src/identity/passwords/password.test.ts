import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hash } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './password.ts';

const composed = 'caf\u00e9 noir 7';
const decomposed = 'cafe\u0301 noir 7';

describe('a password with accents, PLT-020', () => {
  for (const [stored, sent] of [
    [composed, decomposed],
    [decomposed, composed],
    [decomposed, decomposed],
  ] as const)
    it(`set as ${JSON.stringify(stored)} fits ${JSON.stringify(sent)}`, async () => {
      assert.equal(await verifyPassword(await hashPassword(stored), sent), true);
    });

  it('fits a hash from before passwords were read, from either device', async () => {
    const earlier = await hash(decomposed, { memoryCost: 1_024, timeCost: 1 });
    for (const sent of [decomposed, composed]) assert.equal(await verifyPassword(earlier, sent), true);
    assert.equal(await verifyPassword(earlier, 'cafe noir 7'), false);
  });

  it('fits no account that does not exist', async () => {
    assert.equal(await verifyPassword(undefined, composed), false);
  });
});
