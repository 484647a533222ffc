// Compares the database after a crash run with the acknowledged operations.
import { existsSync, readdirSync } from 'node:fs';
import { modules } from '../../apiproxy/src/app/modules.ts';
import { collectChecks, reconcile } from '../../apiproxy/src/operations/reconcile.ts';
import { findMoneyDeviations, readMoney } from './money-audit.mjs';
import { findStarDeviations, readStars } from './star-audit.mjs';

const key = ({ orderId }) => orderId;

const countOtherMails = async ({ db }) => {
  const { n } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('topic', 'in', ['mail-auto-reload', 'mail-card-change', 'deliver-gift', 'mail-gift-receipt'])
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** The promises of the wallet's answers that the ledger does not contain exactly once. */
const findUnbooked = async ({ db }, results) => {
  const entries = await db
    .selectFrom('svc_ledger')
    .select(['ref_type', 'ref_id', 'amount_minor'])
    .where('ref_type', 'in', ['transfer', 'reload', 'gift'])
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
/** Reloads and payments of orders without a decision, and holds at the bank: there are none once all jobs have run. */
const countOpen = async (database) => ({
  reloads: await countIn(database, 'card_reload', 'STARTED'),
  'payments of orders': await countIn(database, 'order_payment', 'WAITING'),
  'holds at the bank': await countIn(database, 'sandbox_payment', 'HELD'),
});
/** The requests for a digital card that was answered and is not stored. */
const findMissingCards = async ({ db }, results) => {
  const rows = await db.selectFrom('svc_card').select('card_id').execute();
  const stored = new Set(rows.map(({ card_id }) => card_id));
  return results.flatMap(({ cardId }) => (cardId && !stored.has(cardId) ? [`card ${cardId}`] : []));
};

/** Returns { stored, open, unbooked, missing, different, unexpected, unmailed, mails, checks, money, stars, autoReloads }. */
export const audit = async (database, results, outbox) => {
  const rows = await database.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'total_minor', 'tip_minor', 'receipt_mailed_at'])
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
  return {
    stored: rows.length,
    open: await countOpen(database),
    missing: placed.filter(({ orderId }) => !stored.has(orderId)).map(key),
    different: placed.filter(differs).map(key),
    /** The order was refused permanently, but is stored. */
    unexpected: refused.filter(({ orderId }) => stored.has(orderId)).map(key),
    gonePlaced: results.filter(({ outcome, orderId }) => outcome === 'gone' && stored.has(orderId)).length,
    unmailed: rows.filter(({ receipt_mailed_at }) => receipt_mailed_at === null).length,
    unbooked: [...(await findUnbooked(database, results)), ...(await findMissingCards(database, results))],
    money: findMoneyDeviations(await readMoney(database), askedOf(results)),
    stars: findStarDeviations(await readStars(database), results),
    autoReloads: await countAutoReloads(database),
    /** Mails other than receipts of orders: of cards, auto reloads and gifts. */
    otherMails: await countOtherMails(database),
    mails: existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0,
    checks: await reconcile(database.db, collectChecks(modules), new Date()),
  };
};
