import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the sandbox bank', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  const amount = money(1000, 'USD');
  const authorise = (reference: string, token: string) =>
    test.deps.payments.authorise({
      reference,
      purpose: 'order',
      subject: 'order',
      source: { kind: 'token', token },
      amount,
    });
  const bookOf = (reference: string) =>
    test.deps.db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();

  it('holds once for a reference, however often and concurrently it is called', async () => {
    const token = await takeToken(test.deps);
    const results = await Promise.all(Array.from({ length: 15 }, () => authorise('a', token)));
    assert.ok(results.every(({ outcome }) => outcome === 'authorised'));
    assert.equal((await bookOf('a')).state, 'HELD');
  });

  it('accepts a token for one of two concurrent references', async () => {
    const token = await takeToken(test.deps);
    const results = await Promise.all(['b', 'c'].map((reference) => authorise(reference, token)));
    assert.deepEqual(
      results.map((result) => (result.outcome === 'refused' ? result.errorCode : result.outcome)).sort(),
      ['PAYMENT_TOKEN_UNKNOWN', 'authorised'],
    );
  });

  it('captures what is held, with the same result each time, and nothing else', async () => {
    await authorise('d', await takeToken(test.deps));
    await test.deps.payments.capture('d');
    await test.deps.payments.capture('d');
    assert.equal((await bookOf('d')).state, 'CAPTURED');
    await test.deps.payments.void('d');
    assert.equal((await bookOf('d')).state, 'CAPTURED');
    await assert.rejects(test.deps.payments.capture('never'));
  });

  it('rejects an authorisation under a reference that was voided before', async () => {
    await test.deps.payments.void('e');
    const result = await authorise('e', await takeToken(test.deps));
    assert.deepEqual(result, { outcome: 'refused', errorCode: 'PAYMENT_DECLINED' });
    await assert.rejects(test.deps.payments.capture('e'));
  });

  it('refunds once for a refund id, never more than was captured', async () => {
    await authorise('f', await takeToken(test.deps));
    await assert.rejects(test.deps.payments.refund('f', 'r0', amount));
    await test.deps.payments.capture('f');
    await Promise.all([1, 2, 3].map(() => test.deps.payments.refund('f', 'r1', money(600, 'USD'))));
    assert.equal((await bookOf('f')).refunded_minor, 600);
    await assert.rejects(test.deps.payments.refund('f', 'r2', money(600, 'USD')));
  });

  it('rejects a card that has expired since', async () => {
    const token = await takeToken(test.deps);
    clock.set('2031-01-01T00:00:00Z');
    await test.deps.db.updateTable('vault_token').set({ created_at: clock.now() }).execute();
    const result = await authorise('g', token);
    assert.deepEqual(result, { outcome: 'refused', errorCode: 'PAYMENT_CARD_EXPIRED' });
  });
});
