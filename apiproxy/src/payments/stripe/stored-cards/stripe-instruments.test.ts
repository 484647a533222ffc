import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { runDueJobs } from '../../../jobs/run-jobs.ts';
import { nextRequests } from '../../../testing/stripe-double/faults.ts';
import { startStripeTest, type StripeTest } from '../../../testing/stripe-double/stripe-kit.ts';
import type { TestCard } from '../../../testing/stripe-double/test-cards.ts';
import { createVault } from '../../vault/create-vault.ts';
import { deleteStripeCustomer } from './delete-customer.job.ts';

const amount = money(1000, 'USD');
const days = 24 * 60 * 60_000;

describe('cards that are stored at Stripe, PAY-003', () => {
  let test: StripeTest;
  let count = 0;
  before(async () => {
    test = await startStripeTest();
  });
  beforeEach(() => test.double.setFaults(() => undefined));
  after(() => test.stop());

  const next = (name: string) => `${name}-${(count += 1)}`;
  const store = (ownerId: string, token: string, reference = next('stored')) =>
    test.provider.storeInstrument({ reference, token, ownerId });
  const storedBy = async (ownerId: string, card: string | TestCard = 'pm_card_visa') => {
    const result = await store(ownerId, test.double.takeCard(card));
    assert.ok(result.ok);
    return result.instrument.instrumentId;
  };
  const charge = (instrumentId: string, returnUrl?: string) =>
    test.provider.authorise({
      reference: next('charge'),
      purpose: 'auto-reload',
      subject: 'reload-1',
      source: { kind: 'instrument', instrumentId },
      amount,
      ...(returnUrl !== undefined && { returnUrl }),
    });
  for (const pattern of [/setup_intents$/, /setup_intents\/\w+\/confirm$/])
    for (const kind of ['error', 'error-after'] as const)
      it(`stores a card once although Stripe repeats a stored 500 ("${kind}") of ${pattern.source}`, async () => {
        const [owner, token, reference] = [
          next('owner'),
          test.double.takeCard('pm_card_visa'),
          next('stored'),
        ];
        test.double.setFaults(nextRequests(pattern, { kind }, 10));
        await assert.rejects(store(owner, token, reference), /Stripe gave no result/);
        test.double.setFaults(() => undefined);
        const [one, other] = [await store(owner, token, reference), await store(owner, token, reference)];
        assert.ok(one.ok);
        assert.deepEqual(one, other);
        assert.equal((await charge(one.instrument.instrumentId)).outcome, 'authorised');
      });

  it('stores a card that is declined when it is charged', async () => {
    const result = await charge(await storedBy(next('owner'), 'pm_card_chargeCustomerFail'));
    assert.equal(result.outcome, 'refused');
  });

  const customersOf = (ownerId: string) =>
    [...test.double.state.customers.values()].filter(({ metadata }) => metadata['owner'] === ownerId);

  it('belong to one customer of the member, who has no name and no address there', async () => {
    const [one, two] = [await storedBy('ada'), await storedBy('ada', 'pm_card_mastercard')];
    const [customer, ...more] = customersOf('ada');
    assert.ok(customer);
    assert.deepEqual([customer.email, customer.name, customer.address, more], [null, null, null, []]);
    for (const id of [one, two])
      assert.equal(test.double.state.methods.get(id)?.object.customer, customer.id);
  });

  it('are stored once and under one customer when requests run together', async () => {
    const tokens = [1, 2, 3].map(() => test.double.takeCard('pm_card_visa'));
    const results = await Promise.all(tokens.map((token) => store('eve', token)));
    assert.ok(results.every(({ ok }) => ok));
    assert.equal(customersOf('eve').length, 1);
    const reference = next('same');
    const token = test.double.takeCard('pm_card_visa');
    const same = await Promise.all([1, 2, 3].map(() => store('eve', token, reference)));
    assert.deepEqual(new Set(same.map((result) => result.ok && result.instrument.instrumentId)).size, 1);
  });

  it('are stored under a new customer when Stripe does not know the member’s, as after a change of the mode, PAY-012', async () => {
    const forget = () => test.double.state.customers.delete(String(customersOf('moved')[0]?.id));
    const old = await storedBy('moved');
    forget();
    const typed = await storedBy('moved');
    assert.equal((await charge(typed)).outcome, 'authorised');
    forget();
    const inFrame = await store('moved', test.double.takeSetup('pm_card_visa', { purpose: 'instrument' }));
    assert.ok(inFrame.ok);
    assert.equal((await charge(inFrame.instrument.instrumentId)).outcome, 'authorised');
    assert.equal(customersOf('moved').length, 1);
    assert.equal((await charge(old)).outcome, 'refused', 'a card of the customer that is gone');
  });

  it('have the label of their receipt: their own network, or none of a network without a name', async () => {
    for (const [network, brand] of [
      ['jcb', 'jcb'],
      ['diners', 'diners'],
      ['unknown', 'card'],
      ['constructor', 'card'],
    ] as const) {
      const result = await store('ada', test.double.takeCard({ brand: network, last4: '0505' }));
      assert.ok(result.ok);
      const { instrumentId, ...label } = result.instrument;
      assert.match(instrumentId, /^pm_/);
      assert.deepEqual(label, {
        brand,
        lastFour: '0505',
        accountName: null,
        expiryMonth: 12,
        expiryYear: 2034,
      });
    }
  });

  it('are refused with the bank’s reason, and with PAYMENT_REVIEW when the bank asks', async () => {
    for (const [card, errorCode] of [
      ['pm_card_visa_chargeDeclinedStolenCard', 'PAYMENT_DECLINED'],
      ['pm_card_chargeDeclinedExpiredCard', 'PAYMENT_CARD_EXPIRED'],
      ['pm_card_authenticationRequired', 'PAYMENT_REVIEW'],
    ] as const)
      assert.deepEqual(await store('ada', test.double.takeCard(card)), { ok: false, errorCode });
  });

  it('come from a SetupIntent that the frame has confirmed, once and for the member it names, PAY-005', async () => {
    const ours = { purpose: 'instrument' };
    const setup = test.double.takeSetup('pm_card_authenticationRequiredOnSetup', ours);
    const result = await store('bob', setup);
    assert.ok(result.ok);
    const [customer] = customersOf('bob');
    const { instrumentId } = result.instrument;
    assert.equal(test.double.state.methods.get(instrumentId)?.object.customer, customer?.id);
    assert.equal(
      (await charge(instrumentId)).outcome,
      'authorised',
      'the bank was asked while it was stored',
    );
    const unknown = { ok: false, errorCode: 'PAYMENT_TOKEN_UNKNOWN' };
    assert.deepEqual(await store('bob', setup), unknown, 'used once');
    test.clock.advance(2 * days);
    for (const owner of ['bob', 'eve'])
      assert.deepEqual(await store(owner, setup), unknown, 'nor once its token is forgotten');
    await test.deps.db
      .updateTable('stripe_instrument')
      .set({ setup_id: null })
      .where('owner_id', '=', 'bob')
      .execute();
    assert.deepEqual(await store('eve', setup), unknown, 'it belongs to another customer');
    const named = test.double.takeSetup('pm_card_visa', { ...ours, owner: 'eve' });
    assert.deepEqual(await store('bob', named), unknown, 'of another member');
    assert.deepEqual(await store('bob', test.double.takeSetup('pm_card_visa', {})), unknown, 'not ours');
    assert.deepEqual(await store('bob', 'seti_none'), unknown);
  });

  it('are charged while the member is away as off_session, and refused with PAYMENT_REVIEW when the bank asks, PAY-005', async () => {
    const asking = test.double.takeSetup('pm_card_authenticationRequired', { purpose: 'instrument' });
    const result = await store('ada', asking);
    assert.ok(result.ok);
    const { instrumentId } = result.instrument;
    assert.deepEqual(await charge(instrumentId), { outcome: 'refused', errorCode: 'PAYMENT_REVIEW' });
    const present = await charge(instrumentId, `${test.deps.publicOrigin}/account/cards`);
    assert.equal(present.outcome, 'action-required');
  });

  it('are stored once when a reply is lost', async () => {
    for (const pattern of [/customers$/, /setup_intents$/, /confirm$/, /attach$/]) {
      const [token, reference] = [test.double.takeCard('pm_card_visa'), next('lost')];
      test.double.setFaults(nextRequests(pattern, { kind: 'lost' }, 10));
      await store(`lost-${pattern}`, token, reference).catch(() => undefined);
      test.double.setFaults(() => undefined);
      assert.ok((await store(`lost-${pattern}`, token, reference)).ok);
    }
  });

  it('are detached when they are removed, and their customer is deleted with the last one', async () => {
    const [one, two] = [await storedBy('gone'), await storedBy('gone')];
    await test.provider.removeInstrument(one);
    assert.equal(test.double.state.methods.get(one)?.object.customer, null);
    test.clock.advance(9 * days);
    await runDueJobs(test.deps, [deleteStripeCustomer]);
    assert.equal(customersOf('gone').length, 1, 'one card is left');
    await test.provider.removeInstrument(two);
    assert.equal(customersOf('gone').length, 1, 'a payment of the last days may still be open');
    test.clock.advance(9 * days);
    await runDueJobs(test.deps, [deleteStripeCustomer]);
    assert.deepEqual(customersOf('gone'), []);
    await storedBy('gone');
    assert.equal(customersOf('gone').length, 1, 'a new card has a new customer');
  });

  it('stay with their customer when a card is stored between the removal and the deletion', async () => {
    await test.provider.removeInstrument(await storedBy('back'));
    const again = await storedBy('back');
    test.clock.advance(9 * days);
    await runDueJobs(test.deps, [deleteStripeCustomer]);
    assert.equal((await charge(again)).outcome, 'authorised');
  });

  it('that were removed are not stored again by a repeated request', async () => {
    const [token, reference] = [test.double.takeCard('pm_card_visa'), next('removed')];
    const result = await store('ada', token, reference);
    assert.ok(result.ok);
    await test.provider.removeInstrument(result.instrument.instrumentId);
    assert.deepEqual(await store('ada', token, reference), { ok: false, errorCode: 'PAYMENT_TOKEN_UNKNOWN' });
  });

  it('include PayPal accounts: the member agrees on PayPal’s page and comes back to ours', async () => {
    const returnUrl = `${test.deps.publicOrigin}/account/payment-method/add/paypal?approval=a1`;
    const begin = (reference: string) =>
      test.provider.startApproval({
        reference,
        ownerId: 'ada',
        returnUrl,
        email: 'ada@example.com',
        locale: 'en-US',
        expiresAt: new Date(test.clock.now().getTime() + 60_000),
      });
    const url = await begin('approval-1');
    assert.equal(await begin('approval-1'), url);
    assert.deepEqual(await test.provider.finishApproval('approval-1'), { outcome: 'waiting' });
    const vault = createVault(test.deps);
    const leave = async (page: string) => {
      assert.equal(
        new URL(page).origin,
        test.deps.vaultOrigin,
        'our page opens none of another origin, D-97',
      );
      const { statusCode, headers } = await vault.inject({ url: new URL(page).pathname });
      assert.equal(statusCode, 303);
      return headers.location ?? '';
    };
    const atPayPal = await leave(url);
    assert.ok(atPayPal.startsWith(test.double.url));
    const setup = atPayPal.split('/').at(-1) ?? '';
    const { redirect_to_url } = test.double.state.setups.get(setup)?.next_action ?? {};
    const back = await vault.inject({ url: new URL(redirect_to_url?.return_url ?? '').pathname });
    assert.deepEqual([back.statusCode, back.headers.location], [303, returnUrl]);
    assert.equal((await vault.inject({ url: '/stripe/approval/unknown' })).statusCode, 404);
    test.double.answer(setup, true);
    const result = await test.provider.finishApproval('approval-1');
    assert.ok(result.outcome === 'approved');
    assert.deepEqual(
      [result.instrument.brand, result.instrument.lastFour, result.instrument.accountName],
      ['paypal', '', 'n•••@example.com'],
    );
    assert.deepEqual(await test.provider.finishApproval('approval-1'), result);
    assert.equal((await charge(result.instrument.instrumentId)).outcome, 'authorised');
    assert.equal(await leave(url), returnUrl, 'a second visit after the answer');
    const declined = (await leave(await begin('approval-2'))).split('/').at(-1) ?? '';
    await vault.close();
    test.double.answer(declined, false);
    assert.deepEqual(await test.provider.finishApproval('approval-2'), { outcome: 'cancelled' });
    assert.deepEqual(await test.provider.finishApproval('never'), { outcome: 'failed' });
  });
});
