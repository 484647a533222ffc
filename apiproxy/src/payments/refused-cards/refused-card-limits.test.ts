import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { AppError } from '../../http/errors/app-error.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { newRequest, refuse } from '../../testing/cards-kit.ts';
import { buy, giftBody } from '../../testing/gifts-kit.ts';
import { codeOf, payByCard, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';
import type { AuthoriseResult } from '../payment-provider.ts';
import type { PaymentErrorCode } from '../payment-refusal.ts';
import { refusedCardLimits, startCardAttempt, withRefusedCardLimits } from './refused-card-limits.ts';

const windowMs = 15 * 60_000;
const { card, session, network } = refusedCardLimits;
const approved: AuthoriseResult = {
  outcome: 'authorised',
  authorisation: { reference: 'r', brand: 'visa', lastFour: '4242' },
};
const refused = (errorCode: PaymentErrorCode = 'PAYMENT_DECLINED'): AuthoriseResult => ({
  outcome: 'refused',
  errorCode,
});

describe('refused attempts with typed cards', () => {
  const clock = createTestClock();
  let test: TestApp;
  let number = 0;
  let asked = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(() => {
    clock.advance(windowMs);
    asked = 0;
  });
  const next = (name: string) => `${name}-${(number += 1)}`;
  interface Attempt {
    readonly card?: string;
    readonly token?: string;
    readonly session?: string;
    readonly ip?: string;
    readonly result?: AuthoriseResult;
  }
  /** An attempt of its own card, token, session and network unless it names them. Returns the error code of the limit. */
  const tryCard = async (attempt: Attempt = {}): Promise<string | undefined> => {
    const { token = next('token'), session: sessionId = next('session'), result = refused() } = attempt;
    const ip = attempt.ip ?? `10.0.0.${(number += 1) % 250}`;
    const fingerprint = attempt.card ?? next('card');
    const payments = { ...test.deps.payments, fingerprintOf: async () => fingerprint };
    try {
      await withRefusedCardLimits(
        { ...test.deps, payments },
        { sender: { ip, sessionId }, token },
        async () => {
          asked += 1;
          return result;
        },
      );
      return undefined;
    } catch (cause) {
      return (cause as AppError).code;
    }
  };
  const tryTimes = async (times: number, attempt: () => Attempt) => {
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < times; n += 1) codes.push(await tryCard(attempt()));
    return codes;
  };
  const passing = (times: number) => Array.from({ length: times }, () => undefined);
  const over = 'TOO_MANY_REQUESTS';

  for (const [name, max, same] of [
    ['card', card.max, { card: 'stolen' }],
    ['session', session.max, { session: 'tester' }],
    ['network', network.max, { ip: '203.0.113.7' }],
  ] as const)
    it(`are ${max} a ${name} in 15 minutes, then the bank is not asked, PAY-008`, async () => {
      assert.deepEqual(await tryTimes(max + 1, () => same), [...passing(max), over]);
      assert.equal(asked, max);
      assert.equal(await tryCard(), undefined, `another ${name} pays`);
      clock.advance(windowMs);
      assert.equal(await tryCard(same), undefined);
    });

  it('state the seconds to wait, and are a security event once', async () => {
    const reports = () =>
      test.logged.filter(({ facts }) => String(facts['detail']).startsWith('refused-card')).length;
    const earlier = reports();
    await tryTimes(card.max + 3, () => ({ card: 'reported' }));
    await tryTimes(network.max + 3, () => ({ ip: '203.0.113.8' }));
    assert.equal(reports() - earlier, 2);
    const payments = { ...test.deps.payments, fingerprintOf: async () => 'reported' };
    const sender = { ip: '198.51.100.1', sessionId: 'waits' };
    await assert.rejects(startCardAttempt({ ...test.deps, payments }, sender, 'late'), {
      code: over,
      params: { retryAfter: windowMs / 1000 },
    });
  });

  it('are not those that the bank approves: a shop’s Wi-Fi, a session and a card pay as often as they want', async () => {
    const one = { card: 'good', session: 'good', ip: '203.0.113.9', result: approved };
    assert.deepEqual(await tryTimes(network.max + 5, () => one), passing(network.max + 5));
  });

  it('of one token are one attempt, also when parallel requests send it', async () => {
    const token = { token: 'pressed', card: 'pressed', session: 'pressed' };
    const codes = await Promise.all(Array.from({ length: 15 }, () => tryCard(token)));
    assert.deepEqual(codes, passing(15));
    const rest = card.max - 1;
    assert.deepEqual(await tryTimes(rest + 1, () => ({ card: 'pressed' })), [...passing(rest), over]);
    assert.equal(await tryCard(token), over, 'a token that was counted is refused over the limit too');
  });

  it('of one card in parallel reach the bank as often as the limit allows', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => tryCard({ card: 'parallel' })));
    assert.deepEqual([asked, codes.filter((code) => code === over).length], [card.max, 20 - card.max]);
  });

  it('of 200 customers of one network at the same time are not limited before one is refused', async () => {
    const ip = '203.0.113.10';
    const codes = await Promise.all(Array.from({ length: 200 }, () => tryCard({ ip, result: approved })));
    assert.deepEqual(codes, passing(200));
  });

  it('stay counted if the reply is lost, or the bank asks: only an approved one is taken back', async () => {
    const payments = { ...test.deps.payments, fingerprintOf: async () => 'lost' };
    const sender = { ip: '198.51.100.2', sessionId: undefined };
    for (let n = 0; n < card.max - 1; n += 1)
      await startCardAttempt({ ...test.deps, payments }, sender, next('lost'));
    const asks = { outcome: 'action-required', action: { kind: 'challenge', url: '/' } } as const;
    assert.equal(await tryCard({ card: 'lost', result: asks }), undefined);
    assert.equal(await tryCard({ card: 'lost' }), over);
  });

  it('by a token that the bank has not judged do not count for the network', async () => {
    const ip = '203.0.113.11';
    const result = refused('PAYMENT_TOKEN_EXPIRED');
    await tryTimes(network.max, () => ({ ip, result }));
    assert.equal(await tryCard({ ip }), undefined);
  });
});

describe('a tested card at Stripe', () => {
  let test: StripeTest;
  before(async () => {
    test = await startStripeTest();
  });
  after(() => test.stop());
  beforeEach(() => test.clock.advance(windowMs));
  const declinedToken = () => test.double.takeCard('pm_card_visa_chargeDeclined');
  const confirmations = () => test.double.requests.filter((request) => request.endsWith('/confirm')).length;
  const purchases = async () =>
    (await test.deps.db.selectFrom('gift_purchase').select('purchase_id').execute()).length;
  const orderWith = async (token: string) => {
    const guest = openBrowser(test.test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    return codeOf(await submit(guest, payByCard(orderId, totalMinor, token), true));
  };

  it('is refused by its fingerprint, in any session: as an order, as a gift, and as a stored card, PAY-008', async () => {
    for (let n = 0; n < card.max; n += 1) assert.equal(await orderWith(declinedToken()), 'PAYMENT_DECLINED');
    const [before, bought] = [confirmations(), await purchases()];
    assert.equal(await orderWith(declinedToken()), 'TOO_MANY_REQUESTS');
    const confirmation = test.double.takeConfirmationToken('pm_card_visa_chargeDeclined');
    assert.equal(await orderWith(confirmation), 'TOO_MANY_REQUESTS', 'a wallet’s token of the same card');
    const member = openBrowser(test.test.app);
    await member.signIn('gold');
    const gift = () => giftBody({}, { paymentInstrumentToken: declinedToken() });
    const reply = await buy(member, gift());
    assert.deepEqual([reply.statusCode, reply.json().error.code], [429, 'TOO_MANY_REQUESTS'], reply.body);
    assert.ok(Number(reply.headers['retry-after']) > 0);
    const asStored = await buy(member, giftBody({}, { paymentInstrumentId: declinedToken() }));
    assert.notEqual(asStored.statusCode, 202, 'a token that is sent as a stored card');
    const stored = { requestId: newRequest(), paymentInstrumentToken: declinedToken() };
    assert.equal(await refuse(member, 'addPaymentInstrument', { input: stored }), 'TOO_MANY_REQUESTS');
    assert.equal(confirmations(), before, 'the bank is not asked');
    assert.equal(
      await purchases(),
      bought,
      'the refused gift is not stored, so that the same request buys it later',
    );
    assert.equal(await orderWith(test.double.takeCard('pm_card_mastercard')), undefined);
  });

  it('is counted when it is refused while it is stored or pays a gift', async () => {
    const member = openBrowser(test.test.app);
    await member.signIn('gold');
    for (let n = 0; n < card.max; n += 1) {
      const paymentInstrumentToken = declinedToken();
      const input = { requestId: newRequest(), paymentInstrumentToken };
      if (n % 2 === 0)
        assert.equal(await refuse(member, 'addPaymentInstrument', { input }), 'PAYMENT_DECLINED');
      else assert.equal((await buy(member, giftBody({}, { paymentInstrumentToken }))).statusCode, 402);
    }
    assert.equal(await orderWith(declinedToken()), 'TOO_MANY_REQUESTS');
  });

  it('is one attempt for 15 parallel submissions of one token', async () => {
    const guest = openBrowser(test.test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const input = payByCard(orderId, totalMinor, test.double.takeCard('pm_card_visa'));
    const replies = await Promise.all(Array.from({ length: 15 }, () => submit(guest, input, true)));
    assert.deepEqual(
      replies.map(codeOf),
      Array.from({ length: 15 }, () => undefined),
    );
  });
});

describe('the fingerprint of a card at Stripe', () => {
  let test: StripeTest;
  before(async () => {
    test = await startStripeTest();
  });
  after(() => test.stop());
  it('is the same for each token of a card, and undefined for PayPal and unknown tokens', async () => {
    const { double, provider } = test;
    const [one, again, other] = [
      await provider.fingerprintOf(double.takeCard('pm_card_visa')),
      await provider.fingerprintOf(double.takeConfirmationToken('pm_card_visa')),
      await provider.fingerprintOf(double.takeCard('pm_card_mastercard')),
    ];
    const setup = double.takeSetup('pm_card_visa', {});
    assert.deepEqual([one, await provider.fingerprintOf(setup)], [again, one]);
    assert.ok(one !== undefined && other !== undefined && one !== other);
    const payPal = double.takeCard({ type: 'paypal', brand: 'paypal', last4: '' });
    for (const token of [payPal, 'pm_none', 'ctoken_none', 'seti_none', '../customers', ''])
      assert.equal(await provider.fingerprintOf(token), undefined, token);
  });
});
