import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser } from '../../testing/browser.ts';
import { buy, giftBody, statusOf } from '../../testing/gifts-kit.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';

describe('a gift that a guest without a session buys by a wallet', () => {
  let test: StripeTest;
  before(async () => {
    test = await startStripeTest();
  });
  after(() => test.stop());
  const bodyOf = () =>
    giftBody(
      {},
      {
        paymentType: 'googlepay',
        paymentInstrumentToken: test.double.takeConfirmationToken('pm_card_mastercard'),
      },
    );
  const paid = () =>
    [...test.double.state.intents.values()].reduce((sum, { amount_received }) => sum + amount_received, 0);

  it('is bought once if the first reply is lost with its cookie: the repeated request gets the first one’s result, GFT-043', async () => {
    const before = paid();
    const body = bodyOf();
    assert.equal((await buy(openBrowser(test.test.app), body)).statusCode, 202);
    const guests = [1, 2, 3].map(() => openBrowser(test.test.app));
    const replies = await Promise.all(guests.map((guest) => buy(guest, body)));
    assert.deepEqual(
      replies.map(({ statusCode }) => statusCode),
      [202, 202, 202],
    );
    const statuses = await Promise.all(guests.map((guest) => statusOf(guest, body.requestId)));
    const orders = statuses.map((status) => status.json().orderNumber);
    assert.ok(orders[0]);
    assert.deepEqual(new Set(orders).size, 1);
    assert.equal(paid(), before + 2500);
  });

  it('is known to nobody who has its request’s id only', async () => {
    const body = bodyOf();
    await buy(openBrowser(test.test.app), body);
    const before = paid();
    const other = openBrowser(test.test.app);
    assert.equal((await statusOf(other, body.requestId)).statusCode, 404);
    const reply = await buy(other, { ...body, paymentInstrumentToken: 'ctoken_of_another' });
    assert.notEqual(reply.statusCode, 202, reply.body);
    assert.equal((await statusOf(other, body.requestId)).json().orderNumber, undefined);
    assert.equal(paid(), before);
  });
});
