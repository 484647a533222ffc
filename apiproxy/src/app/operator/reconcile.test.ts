import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { modules } from '../modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { newRequest, storeCard, succeed } from '../../testing/cards-kit.ts';
import { bought, giftBody } from '../../testing/gifts-kit.ts';
import { payByCard, payBySvc, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { collectChecks, reconcile, runChecks } from '../../operations/reconcile.ts';

const checks = collectChecks(modules);

describe('npm run reconcile', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const bySvc = await priceLatte(gold, false, { offers: [{ type: 'STAR_REWARD', code: '60' }] });
    await submit(gold, payBySvc(bySvc.orderId, bySvc.totalMinor));
    const guest = openBrowser(test.app);
    for (const number of ['4242424242424242', '4000000000000002']) {
      const byCard = await priceLatte(guest, true);
      const token = await takeToken(test.deps, number);
      await submit(guest, payByCard(byCard.orderId, byCard.totalMinor, token), true);
    }
    const paymentMethodId = await storeCard(gold, test.deps);
    await bought(gold, giftBody({ deliveryDate: '2026-07-01' }, { paymentInstrumentId: paymentMethodId }));
    await bought(gold, giftBody({}, { paymentInstrumentId: paymentMethodId }));
    const request = { requestId: newRequest(), amountMinor: 1000 };
    await succeed(gold, 'reloadCard', { input: { ...request, cardId: 'card-gold-2', paymentMethodId } });
    await succeed(gold, 'transferCardBalance', {
      input: { ...request, fromCardId: 'card-gold-2', toCardId: 'card-gold-1' },
    });
    await succeed(gold, 'createAutoReload', {
      input: { cardId: 'card-gold-2', paymentMethodId, amountMinor: 2500, triggerAmountMinor: 500 },
    });
  });
  after(() => test.stop());

  const clean = async () => {
    const results = await reconcile(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
    assert.ok(results.every(({ deviations }) => deviations === 0));
    return Object.fromEntries(results.map(({ name, rows }) => [name, rows]));
  };

  it('finds nothing while captures, releases and receipts are pending, nor when they are done', async () => {
    await clean();
    await runDueJobs(test.deps, collectJobs(modules));
    await clean();
    clock.advance(16 * 60_000);
    await runDueJobs(test.deps, collectJobs(modules));
    const rows = await clean();
    assert.equal(rows['order totals'], 6);
    assert.equal(rows['stored-value tenders'], 4);
    assert.equal(rows['card tenders'], 2);
    assert.equal(rows['payments at the sandbox'], 7);
    assert.deepEqual([rows['gift payments'], rows['gift cards']], [3, 5]);
    assert.deepEqual([rows['card reloads'], rows['transfers'], rows['auto reloads']], [1, 1, 1]);
  });

  /** A broken row, and the checks that must report it. */
  const faults: readonly { broken: string; statement: string; found: readonly string[] }[] = [
    {
      broken: 'an account is to be deleted and no job will do it',
      statement: `insert into account_deletion values ('member-green', now(), now() + interval '30 days')`,
      found: ['deletions to come'],
    },
    {
      broken: 'a deleted account still has cards and a name',
      statement: `insert into account_deletion values ('member-green', now(), now(), now(), now())`,
      found: ['deleted accounts'],
    },
    {
      broken: 'a ledger entry is altered',
      statement: `update svc_ledger set amount_minor = amount_minor - 1 where kind = 'ISSUE' and card_id = 'card-gold-1'`,
      found: ['card ledgers', 'card balances'],
    },
    {
      broken: 'a balance is altered',
      statement: `update svc_card set balance_minor = balance_minor + 1 where card_id = 'card-gold-2'`,
      found: ['card balances'],
    },
    {
      broken: 'a card without a ledger has a balance',
      statement: `insert into svc_card select 'x', null, 'x', number_sealed, last4, nickname, design, is_digital, false, status, 5, currency, created_at from svc_card limit 1`,
      found: ['card balances'],
    },
    {
      broken: 'a tender is gone',
      statement: `delete from order_tender where tender = 'SVC' and order_id = 'order-gold-1'`,
      found: ['order totals', 'stored-value tenders'],
    },
    {
      broken: 'a tender says another amount than was taken',
      statement: `update order_tender set amount_minor = amount_minor + 1 where order_id = 'order-gold-2'`,
      found: ['order totals', 'card tenders'],
    },
    {
      broken: 'an order says another total than its price',
      statement: `update orders set total_minor = total_minor + 1 where order_id = 'order-gold-3'`,
      found: ['order totals', 'receipt amounts'],
    },
    {
      broken: 'a debit is booked without a tender',
      statement: `update svc_ledger set ref_type = 'order', kind = 'ORDER' where kind = 'RELOAD' and card_id = 'card-green-1'`,
      found: ['stored-value tenders'],
    },
    {
      broken: 'a tender was taken from a card of another currency',
      statement: `update svc_card set currency = 'CAD' where card_id = 'card-poor-1'`,
      found: ['stored-value tenders'],
    },
    {
      broken: 'a second payment of an order is settled',
      statement: `insert into payment_attempt select reference || 'b', order_id, amount_minor, currency, state, error_code, brand, last_four, created_at from payment_attempt where order_id = 'order-gold-2'`,
      found: ['card tenders', 'one payment an order', 'payments at the sandbox'],
    },
    {
      broken: 'money is held without an order and no job will let it go',
      statement: `update payment_attempt set state = 'STARTED' where state = 'VOIDED'`,
      found: ['open payments'],
    },
    {
      broken: 'a stored payment will never be captured',
      statement: `update payment_attempt set state = 'STORED' where order_id <> 'order-gold-2' and state = 'CAPTURED'`,
      found: ['gift payments', 'open payments'],
    },
    {
      broken: 'the provider has captured another amount',
      statement: `update sandbox_payment set amount_minor = amount_minor + 1 where reference = 'order-gold-2-seed'`,
      found: ['payments at the sandbox'],
    },
    {
      broken: 'the provider still holds what we captured',
      statement: `update sandbox_payment set state = 'HELD' where reference = 'order-gold-2-seed'`,
      found: ['payments at the sandbox'],
    },
    {
      broken: 'the provider has a payment that we do not know',
      statement: `insert into sandbox_payment select 'unknown', state, error_code, amount_minor, refunded_minor, currency, brand, last_four from sandbox_payment where reference = 'order-gold-2-seed'`,
      found: ['payments at the sandbox'],
    },
    {
      broken: 'more was refunded than the refunds say',
      statement: `update sandbox_payment set refunded_minor = 1 where reference = 'order-gold-2-seed'`,
      found: ['refunds at the sandbox'],
    },
    {
      broken: 'we recorded a refund that the provider does not know, PAY-001',
      statement: `insert into payment_refund values ('own', 'order-gold-2-seed', 1, 'USD', now())`,
      found: ['our refunds at the sandbox'],
    },
    {
      broken: 'we recorded more refunds than the payment, PAY-001',
      statement: `insert into payment_refund select 'own', reference, amount_minor + 1, currency, now() from payment_attempt where reference = 'order-gold-2-seed'`,
      found: ['refunds', 'our refunds at the sandbox'],
    },
    {
      broken: 'a chargeback took off a card what the ledger does not say, PAY-001',
      statement: `insert into payment_chargeback values ('cb', 'order-gold-2-seed', 'order', 'order-gold-2', 100, 100, now())`,
      found: ['chargebacks', 'chargebacks at the sandbox'],
    },
    {
      broken: 'we recorded a chargeback that the provider does not know',
      statement: `insert into payment_chargeback values ('cb', 'order-gold-2-seed', 'order', 'order-gold-2', 100, 0, now())`,
      found: ['chargebacks at the sandbox'],
    },
    {
      broken: 'a refunded payment has no record for Stripe, PAY-003',
      statement: `insert into payment_attempt (reference, purpose, order_id, amount_minor, currency, state, created_at, provider)
        values ('at-stripe', 'auto-reload', 'none', 500, 'USD', 'REFUNDED', now(), 'stripe')`,
      found: ['payments at Stripe'],
    },
    {
      broken: 'a card is charged through Stripe, which does not have it, PAY-003',
      statement: `update payment_instrument set provider = 'stripe' where payment_method_id = 'pm-wallet-1'`,
      found: ['stored cards at Stripe'],
    },
    {
      broken: 'Stars are altered',
      statement: `update star_ledger set tenths = tenths + 1 where ref_type = 'seed' and member_id = 'member-gold'`,
      found: ['star ledgers', 'star balances'],
    },
    {
      broken: 'a balance of Stars is altered',
      statement: `update star_account set balance_tenths = balance_tenths + 1 where member_id = 'member-green'`,
      found: ['star balances', 'star batches'],
    },
    {
      broken: 'the Stars of a month are altered',
      statement: `update star_batch set remaining_tenths = remaining_tenths + 1 where member_id = 'member-gold'`,
      found: ['star batches'],
    },
    {
      broken: 'a reload has booked Stars without an entry',
      statement: `insert into star_source (ref_type, ref_id, member_id, promised_tenths, booked_tenths)
        values ('reload', 'reload-x', 'member-gold', 100, 100)`,
      found: ['star sources'],
    },
    {
      broken: 'a returned Reward has not credited its Stars',
      statement: `update offer_use set state = 'RETURNED'`,
      found: ['Stars of offers', 'offers of orders'],
    },
    {
      broken: 'an order has a discount without a use',
      statement: `update orders set offer = '{"type":"COUPON","code":"x","discountMinor":1}' where order_id = 'order-gold-1'`,
      found: ['offers of orders'],
    },
    {
      broken: 'an offer is held without a payment',
      statement: `update offer_use set state = 'HELD'`,
      found: ['offers of orders', 'held offers'],
    },
    {
      broken: 'an order is picked up and no job will book its Stars',
      statement: `with moved as (update orders set status = 'PICKED_UP' where star_tenths > 0 returning order_id)
        insert into order_transition select order_id, 'PICKED_UP', '2026-06-03T16:00:00Z' from moved`,
      found: ['earned Stars'],
    },
    {
      broken: 'an order has another status than its last transition',
      statement: `update orders set status = 'READY' where order_id = 'order-gold-1'`,
      found: ['order life'],
    },
    {
      broken: 'an order is voided and nothing was given back',
      statement: `with moved as (update orders set status = 'VOIDED' where order_id = 'order-gold-2' returning order_id)
        insert into order_transition select order_id, 'VOIDED', '2026-06-03T16:00:00Z' from moved`,
      found: ['card tenders', 'voided orders'],
    },
    {
      broken: 'money was given back for an order that is not voided',
      statement: `update order_tender set returned_to = label where order_id = 'order-gold-2'`,
      found: ['voided orders'],
    },
    {
      broken: 'a tip was changed without a booking',
      statement: `insert into order_tip_change values ('order-gold-2', 1, 100, now())`,
      found: ['changed tips'],
    },
    {
      broken: 'an order was ready before it was being made',
      statement: `update order_transition set at = at + interval '1 hour' where status = 'PREPARING' and order_id = 'order-gold-1'`,
      found: ['order life'],
    },
    {
      broken: 'no job will move an order on',
      statement: `update job set dead_at = now() where topic = 'move-order' and done_at is null`,
      found: ['jobs', 'order life'],
    },
    {
      broken: 'an order earned other Stars than it was promised',
      statement: `update orders set star_tenths = 1, programme_version = 'x' where order_id = 'order-gold-1'`,
      found: ['earned Stars'],
    },
    {
      broken: 'a slot counts a place that no order has',
      statement: `update time_slot set taken = taken + 1`,
      found: ['time slots'],
    },
    {
      broken: 'an order has a slot that was not taken',
      statement: `delete from time_slot`,
      found: ['time slots'],
    },
    {
      broken: 'a receipt was not mailed and no job will mail it',
      statement: `update orders set receipt_mailed_at = null where order_id <> 'order-gold-1'`,
      found: ['receipts'],
    },
    {
      broken: 'a job is dead',
      statement: `update job set dead_at = now(), done_at = null where topic = 'mail-receipt'`,
      found: ['jobs'],
    },
    {
      broken: 'a job has failed for a year',
      statement: `update job set done_at = null, run_at = timestamptz '2026-06-03T15:00:00Z', failing_since = timestamptz '2025-06-03T13:00:00Z' where topic = 'mail-receipt'`,
      found: ['jobs'],
    },
    {
      broken: 'a job runs for an hour',
      statement: `update job set done_at = null, run_at = timestamptz '2026-06-03T13:00:00Z', leased_by = 'x', lease_until = timestamptz '2999-01-01T00:00:00Z' where topic = 'mail-receipt'`,
      found: ['jobs'],
    },
    {
      broken: 'a capture is postponed to 2999',
      statement: `with attempt as (update payment_attempt set state = 'STORED' where state = 'CAPTURED' and order_id <> 'order-gold-2' returning reference)
        update job set done_at = null, run_at = timestamptz '2999-01-01T00:00:00Z' where dedupe_key in (select 'capture-payment:' || reference from attempt)`,
      found: ['gift payments', 'jobs', 'open payments'],
    },
    ...['orders', 'priced_order'].flatMap((table) =>
      [
        '{price,amountMinor}',
        '{rows,0,amount,amountMinor}',
        '{lineItems,0,total,amountMinor}',
        '{lineItems,0,unitPrice,amountMinor}',
      ].map((path) => ({
        broken: `a cent of ${path} in ${table} is altered`,
        statement: `update ${table} set summary = jsonb_set(summary, '${path}', to_jsonb((summary #>> '${path}')::int + 1)) where order_id = 'order-gold-1'`,
        found: ['receipt amounts'],
      })),
    ),
    {
      broken: 'an order records another tax than its receipt shows',
      statement: `update orders set summary = jsonb_set(summary, '{taxes,0,minor}', to_jsonb((summary #>> '{taxes,0,minor}')::int + 1)) where order_id = 'order-gold-1'`,
      found: ['tax sums'],
    },
    {
      broken: 'a reload is done without money on the card',
      statement: `update card_reload set amount_minor = amount_minor + 1 where state = 'DONE'`,
      found: ['card reloads'],
    },
    {
      broken: 'money of a reload is on the card without a reload',
      statement: `update card_reload set state = 'FAILED' where state = 'DONE'`,
      found: ['card reloads'],
    },
    {
      broken: 'a payment of an order waits and no job will settle it',
      statement: `insert into order_payment select order_id, 'waiting', owner, null, is_guest, '{}', 'WAITING', null, now() from priced_order limit 1`,
      found: ['undecided payments'],
    },
    {
      broken: 'a reload is open and no job will settle it',
      statement: `update card_reload set state = 'STARTED' where state = 'DONE'`,
      found: ['card reloads', 'open reloads'],
    },
    {
      broken: 'an auto reload charges a payment method that is gone',
      statement: `update auto_reload set payment_method_id = 'gone'`,
      found: ['auto reloads'],
    },
    {
      broken: 'a transfer gives to a third card',
      statement: `update svc_ledger set ref_id = 'other' where kind = 'TRANSFER_IN'`,
      found: ['transfers'],
    },
    {
      broken: 'an order took a card below zero',
      statement: `update svc_ledger set kind = 'REFUND' where kind = 'CHARGEBACK' and card_id = 'card-shop-8'`,
      found: ['debits below zero'],
    },
    {
      broken: 'a member has no primary card',
      statement: `update svc_card set is_primary = false where card_id = 'card-poor-1'`,
      found: ['primary cards'],
    },
    {
      broken: 'a payment method has no card at the provider',
      statement: `update sandbox_instrument set removed_at = now() where reference = 'pm-wallet-1'`,
      found: ['payment methods at the sandbox'],
    },
    {
      broken: 'a member with payment methods has no default one',
      statement: `update payment_instrument set is_default = false where member_id = 'member-wallet'`,
      found: ['payment methods'],
    },
    {
      broken: 'a purchase of gifts says another total than its gifts',
      statement: `update gift_purchase set total_minor = total_minor + 1 where purchase_id = 'gift_seed-gold'`,
      found: ['gift payments'],
    },
    {
      broken: 'a payment of gifts has no purchase',
      statement: `update payment_attempt set order_id = 'gone' where reference = 'gift_seed-gold'`,
      found: ['gift payments'],
    },
    {
      broken: 'a purchase with gifts is not paid',
      statement: `update gift_purchase set state = 'FAILED', order_number = null where purchase_id = 'gift_seed-gold'`,
      found: ['gift payments'],
    },
    {
      broken: 'a gift’s card has another amount',
      statement: `update svc_ledger set ref_id = 'other' where ref_type = 'gift' and ref_id = 'gift_seed-gold-1'`,
      found: ['gift cards'],
    },
    {
      broken: 'a gift is cancelled and its money is still on the card and not refunded',
      statement: `update gift set state = 'CANCELLED' where gift_id = 'gift_seed-gold-1'`,
      found: ['gift cards', 'refunds of gifts'],
    },
    {
      broken: 'the card of a gift belongs to a member who has not added it',
      statement: `update svc_card set member_id = 'member-green' where card_id = 'card_gift_seed-gold-3'`,
      found: ['owners of gifts'],
    },
    {
      broken: 'a paid purchase has no gifts and no job that creates them',
      statement: `update gift_purchase set state = 'PAID', order_number = null where purchase_id = 'gift_seed-gold'`,
      found: ['gift payments', 'open gift purchases'],
    },
    {
      broken: 'a gift is due since yesterday and no job will send it',
      statement: `update gift set deliver_at = timestamptz '2026-06-02T13:00:00Z' where gift_id = 'gift_seed-gold-1'`,
      found: ['gifts to send'],
    },
    {
      broken: 'a promo code was redeemed and booked no Stars',
      statement: `insert into promo_redemption select 'without-stars', min(code), 'member-green', 250, now() from promo_code`,
      found: ['Stars of promos'],
    },
    {
      broken: 'a job is not run',
      statement: `update job set done_at = null, run_at = timestamptz '2026-06-03T13:00:00Z' where topic = 'mail-receipt'`,
      found: ['jobs'],
    },
  ];
  for (const { broken, statement, found } of faults)
    it(`finds that ${broken}`, async () => {
      const undo = new Error('undo');
      await assert.rejects(
        test.deps.db.transaction().execute(async (trx) => {
          await sql.raw(statement).execute(trx);
          const results = await runChecks(trx, checks, clock.now());
          assert.deepEqual(
            new Set(results.filter(({ deviations }) => deviations > 0).map(({ name }) => name)),
            new Set(found),
          );
          throw undo;
        }),
        undo,
      );
      await clean();
    });

  it('has an error in this list for each of its checks', () => {
    const covered = new Set(faults.flatMap(({ found }) => found));
    assert.deepEqual(
      checks.map(({ name }) => name).filter((name) => !covered.has(name)),
      [],
    );
  });
});
