// Compares the database after a crash run with the acknowledged operations.
import { existsSync, readdirSync } from 'node:fs';
import { modules } from '../../apiproxy/src/app/modules.ts';
import { collectComparisons } from '../../apiproxy/src/operations/reconcile-comparison.ts';
import { collectChecks, reconcile } from '../../apiproxy/src/operations/reconcile.ts';
import { findMoneyDeviations, readMoney } from './money-audit.mjs';
import { findStarDeviations, readStars } from './star-audit.mjs';

const minuteMs = 60_000;
const key = ({ orderId }) => orderId;

const otherMails = [
  'mail-auto-reload',
  'mail-card-change',
  'deliver-gift',
  'mail-gift-receipt',
  'mail-gift-cancelled',
  'mail-void',
];
/** The mails that jobs have sent, other than receipts; a gift that was cancelled before is not delivered. */
const countOtherMails = async ({ db }, results) => {
  const { n } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('topic', 'in', otherMails)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const cancelled = results
    .flatMap(({ booked }) => booked ?? [])
    .flatMap(({ refType, refId }) => (refType === 'gift-cancelled' ? [refId] : []));
  const unsent = await db
    .selectFrom('gift')
    .select('gift_id')
    .where('gift_id', 'in', [...cancelled, ''])
    .where('mailed_at', 'is', null)
    .execute();
  return Number(n) - unsent.length;
};

/** The promises of the wallet's answers that the ledger does not contain exactly once. */
const findUnbooked = async ({ db }, results) => {
  const entries = await db
    .selectFrom('svc_ledger')
    .select(['ref_type', 'ref_id', 'amount_minor'])
    .where('ref_type', 'in', ['transfer', 'reload', 'gift', 'gift-cancelled'])
    .execute();
  const booked = Map.groupBy(entries, ({ ref_type, ref_id }) => `${ref_type} ${ref_id}`);
  const sorted = (amounts) =>
    amounts
      .map(Number)
      .sort((one, other) => one - other)
      .join();
  return results
    .flatMap(({ booked: promised }) => promised ?? [])
    .filter(({ refType, refId, amountsMinor }) => {
      const found = booked.get(`${refType} ${refId}`) ?? [];
      return sorted(found.map(({ amount_minor }) => amount_minor)) !== sorted(amountsMinor);
    })
    .map(({ refType, refId }) => `${refType} ${refId}`);
};

/** The entries that the requests of the run may have, as 'transfer id' and 'reload id'. */
const askedOf = (results) =>
  new Set(
    results.flatMap(({ outcome, possible }) =>
      possible && outcome !== 'left at the bank' ? [possible] : [],
    ),
  );
const countAutoReloads = async ({ db }) => {
  const { n } = await db
    .selectFrom('card_reload')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('purpose', '=', 'auto-reload')
    .where('state', '=', 'DONE')
    .executeTakeFirstOrThrow();
  return Number(n);
};
const countIn = async ({ db }, table, state) => {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('n'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(n);
};
const countOpenAttempts = async ({ db }) => {
  const { n } = await db
    .selectFrom('payment_attempt')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('state', 'in', ['STARTED', 'STORED', 'VOIDING'])
    .executeTakeFirstOrThrow();
  return Number(n);
};
/** Reloads, gifts and payments of orders without a decision, and holds at the bank: there are none once all jobs have run. */
const countOpen = async (database) => ({
  reloads: await countIn(database, 'card_reload', 'STARTED'),
  'payments of orders': await countIn(database, 'order_payment', 'WAITING'),
  'payments without an end': await countOpenAttempts(database),
  'holds at the bank': await countIn(database, 'sandbox_payment', 'HELD'),
});
/** The canceled orders that the database does not have as such. */
const findUncanceled = (results, stored) =>
  results.flatMap(({ isCanceled, orderId }) =>
    isCanceled && stored.get(orderId)?.status !== 'VOIDED' ? [`canceled order ${orderId}`] : [],
  );
/** The requests for a digital card that was answered and is not stored. */
const findMissingCards = async ({ db }, results) => {
  const rows = await db.selectFrom('svc_card').select('card_id').execute();
  const stored = new Set(rows.map(({ card_id }) => card_id));
  return results.flatMap(({ cardId }) => (cardId && !stored.has(cardId) ? [`card ${cardId}`] : []));
};

const comparisons = collectComparisons(modules);
/** `npm run reconcile` of the run's period: the books are compared, then once more with a cent that only we have changed. */
const compareBooks = async ({ deps, payments, began }) => {
  const operator = { ...deps, notify: () => {} };
  const period = {
    from: new Date(began.getTime() - minuteMs),
    to: new Date(deps.clock.now().getTime() + minuteMs),
  };
  const compare = async () => (await Promise.all(comparisons.map((run) => run(operator, period)))).flat();
  const books = await compare();
  const difference = await payments.addDifference?.();
  const found = (await compare()).flatMap(({ examples }) =>
    examples.map(({ subject, found: what }) => `${subject}: ${what}`),
  );
  const isProved = difference === undefined || (found.length === 1 && found[0].startsWith(difference));
  return {
    books,
    unproved: isProved
      ? []
      : [`expected ${difference}, the comparison named ${found.join('; ') || 'nothing'}`],
  };
};

/** Returns { stored, open, unbooked, missing, different, unexpected, unmailed, mails, checks, money, stars, autoReloads, sides, figures }. */
export const audit = async (database, results, outbox, { payments, deps, began }) => {
  const rows = await database.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'total_minor', 'tip_minor', 'receipt_mailed_at', 'status'])
    .where('request_hash', '<>', 'seed')
    .execute();
  const stored = new Map(rows.map((row) => [row.order_id, row]));
  const placed = results.filter(({ outcome }) => outcome === 'placed');
  // An identical price keeps its order’s id, so that a later operation of the same customer may pay for an order that was refused.
  const paidLater = new Set(placed.map(key));
  const refused = results.filter(({ outcome, orderId }) => outcome === 'refused' && !paidLater.has(orderId));
  const differs = ({ orderId, orderNumber, amountMinor }) => {
    const row = stored.get(orderId);
    return row && (row.order_number !== orderNumber || row.total_minor + row.tip_minor !== amountMinor);
  };
  const { db } = database;
  const checks = await reconcile(db, collectChecks(modules), new Date());
  const sides = await payments.findDeviations(database);
  const paid = await payments.readPayments(database);
  const figures = await payments.figures();
  const { books, unproved } = await compareBooks({ deps, payments, began });
  return {
    stored: rows.length,
    open: await countOpen(database),
    missing: [
      ...placed.filter(({ orderId }) => !stored.has(orderId)).map(key),
      ...findUncanceled(results, stored),
    ],
    different: placed.filter(differs).map(key),
    /** The order was refused permanently, but is stored. */
    unexpected: refused.filter(({ orderId }) => stored.has(orderId)).map(key),
    gonePlaced: results.filter(({ outcome, orderId }) => outcome === 'gone' && stored.has(orderId)).length,
    unmailed: rows.filter(({ receipt_mailed_at }) => receipt_mailed_at === null).length,
    unbooked: [...(await findUnbooked(database, results)), ...(await findMissingCards(database, results))],
    money: findMoneyDeviations(await readMoney(database, paid), askedOf(results)),
    stars: findStarDeviations(await readStars(database), results),
    autoReloads: await countAutoReloads(database),
    /** Mails other than receipts of orders: of cards, auto reloads, gifts and canceled orders. */
    otherMails: await countOtherMails(database, results),
    mails: existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0,
    checks: [...checks, ...books],
    sides: [...sides, ...unproved],
    figures,
  };
};
