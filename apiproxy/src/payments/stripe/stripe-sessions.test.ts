import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, newRequest, refuse, succeed, walletQueries } from '../../testing/cards-kit.ts';
import { buy, giftBody, statusOf } from '../../testing/gifts-kit.ts';
import { codeOf, goodStore, payByCard, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';

const cardId = 'card-green-1';
const asking = 'pm_card_authenticationRequired';

describe('a payment at Stripe that waits for its customer, PAY-005', () => {
  let test: StripeTest;
  let member: TestBrowser;
  let strangers: readonly TestBrowser[];
  before(async () => {
    test = await startStripeTest();
    member = openBrowser(test.test.app);
    await member.signIn('green');
    const [guest, gold] = [openBrowser(test.test.app), openBrowser(test.test.app)];
    await gold.signIn('gold');
    strangers = [guest, gold];
  });
  after(() => test.stop());

  const page = () => `${test.deps.publicOrigin}/menu/cart`;
  const intents = () => [...test.double.state.intents.values()];
  const intentOf = (subject: string) => {
    const intent = intents().find(({ metadata }) => metadata['subject'] === subject);
    assert.ok(intent?.client_secret);
    return { ...intent, client_secret: intent.client_secret };
  };
  /** The requests to Stripe that change something, since the count. */
  const changesSince = (count: number) =>
    test.double.requests.slice(count).filter((request) => !request.startsWith('GET'));
  const byCard = (orderId: string, amountMinor: number, id: string) => ({
    orderId,
    storeNumber: goodStore,
    tenders: [{ id, tender: 'CARD', amountMinor }],
    returnUrl: page(),
  });
  const readOrder = async (browser: TestBrowser, id: string) =>
    (
      await browser.graphql('query ($id: ID!) { orderPayment(orderId: $id) { status action { url } } }', {
        id,
      })
    ).data.orderPayment;
  const cancelOrder = async (browser: TestBrowser, id: string) =>
    (await browser.graphql('mutation ($id: ID!) { cancelOrderPayment(orderId: $id) { status } }', { id }))
      .data.cancelOrderPayment;

  it('as an order of a member or a guest is neither shown, canceled nor paid by another session, also with the ids of Stripe', async () => {
    const buyer = openBrowser(test.test.app);
    for (const owner of [member, buyer]) {
      const isGuest = owner === buyer;
      const { orderId, totalMinor } = await priceLatte(owner, isGuest);
      const token = test.double.takeCard(asking);
      const input = isGuest
        ? payByCard(orderId, totalMinor, token, { returnUrl: page() })
        : byCard(orderId, totalMinor, token);
      assert.equal(codeOf(await submit(owner, input, isGuest)), 'PAYMENT_ACTION_REQUIRED');
      const intent = intentOf(orderId);
      const [count, asked] = [intents().length, test.double.requests.length];
      for (const stranger of strangers) {
        assert.equal(await readOrder(stranger, orderId), null);
        assert.equal(await cancelOrder(stranger, orderId), null);
        const otherIsGuest = stranger === strangers[0];
        const own = await priceLatte(stranger, otherIsGuest);
        // A stranger's card pays no order of another session, and a stranger's order is paid by nothing of its payment.
        for (const [id, amount, source, code] of [
          [orderId, totalMinor, test.double.takeCard('pm_card_visa'), 'ORDER_NOT_FOUND'],
          [own.orderId, own.totalMinor, token, 'PAYMENT_TOKEN_UNKNOWN'],
          [own.orderId, own.totalMinor, intent.id, 'PAYMENT_TOKEN_UNKNOWN'],
          [own.orderId, own.totalMinor, intent.client_secret, 'PAYMENT_TOKEN_UNKNOWN'],
        ] as const) {
          const other = otherIsGuest ? payByCard(id, amount, source) : byCard(id, amount, source);
          assert.equal(codeOf(await submit(stranger, other, otherIsGuest)), code, source);
        }
      }
      assert.deepEqual(changesSince(asked), []);
      assert.deepEqual([intentOf(orderId).status, intents().length], ['requires_action', count]);
      assert.equal((await readOrder(owner, orderId)).status, 'ACTION_REQUIRED');
    }
  });

  it('is not shown or canceled in the same browser after a sign-out or another sign-in', async () => {
    const browser = openBrowser(test.test.app);
    await browser.signIn('green');
    const { orderId, totalMinor } = await priceLatte(browser);
    const input = byCard(orderId, totalMinor, test.double.takeCard(asking));
    assert.equal(codeOf(await submit(browser, input)), 'PAYMENT_ACTION_REQUIRED');
    await browser.post(restPaths.signOut);
    for (const name of [undefined, 'gold']) {
      if (name !== undefined) await browser.signIn(name);
      assert.equal(await readOrder(browser, orderId), null);
      assert.equal(await cancelOrder(browser, orderId), null);
    }
    assert.equal(intentOf(orderId).status, 'requires_action');
  });

  it('as money on a card, or as a gift, is not shown to another session, whose own request it does not answer', async () => {
    const paymentInstrumentToken = test.double.takeSetup(asking, { purpose: 'instrument' });
    const stored = { requestId: newRequest(), paymentInstrumentToken };
    const { paymentMethodId } = await succeed(member, 'addPaymentInstrument', { input: stored });
    const balance = await balanceOf(member, cardId);
    const more = { cardId, paymentMethodId, amountMinor: 2500, returnUrl: page() };
    const input = { requestId: newRequest(), ...more };
    const { reloadId, status } = await succeed(member, 'reloadCard', { input });
    assert.equal(status, 'ACTION_REQUIRED');
    const body = giftBody(
      {},
      { paymentInstrumentId: paymentMethodId, senderEmail: 'green@crema.test', returnUrl: page() },
    );
    assert.equal((await buy(member, body)).statusCode, 202);
    assert.match((await statusOf(member, body.requestId)).body, /stripe\/action/);
    const asked = test.double.requests.length;
    const [guest, gold] = strangers;
    assert.ok(guest && gold);
    const { data } = await gold.graphql(walletQueries.reload, { id: reloadId });
    assert.equal(data.user.cardReload, null);
    assert.equal((await guest.graphql(walletQueries.reload, { id: reloadId })).data?.user ?? null, null);
    for (const stranger of strangers) {
      await refuse(stranger, 'reloadCard', { input });
      const reply = await statusOf(stranger, body.requestId);
      assert.doesNotMatch(reply.body, /stripe\/action|ACTION_REQUIRED/);
    }
    assert.deepEqual(changesSince(asked), []);
    assert.deepEqual(
      intents()
        .slice(-2)
        .map(({ status: is }) => is),
      ['requires_action', 'requires_action'],
    );
    assert.equal(await balanceOf(member, cardId), balance);
  });
});
