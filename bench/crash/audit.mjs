// Compares the database after a crash run with the acknowledged operations.
import { existsSync, readdirSync } from 'node:fs';
import { modules } from '../../apiproxy/src/app/modules.ts';
import { collectChecks, reconcile } from '../../apiproxy/src/operations/reconcile.ts';

const key = ({ orderId }) => orderId;

/** Returns { stored, missing, different, unexpected, unmailed, mails, checks }. */
export const audit = async (database, results, outbox) => {
  const rows = await database.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'total_minor', 'tip_minor', 'receipt_mailed_at'])
    .where('request_hash', '<>', 'seed')
    .execute();
  const stored = new Map(rows.map((row) => [row.order_id, row]));
  const placed = results.filter(({ outcome }) => outcome === 'placed');
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const differs = ({ orderId, orderNumber, amountMinor }) => {
    const row = stored.get(orderId);
    return row && (row.order_number !== orderNumber || row.total_minor + row.tip_minor !== amountMinor);
  };
  return {
    stored: rows.length,
    missing: placed.filter(({ orderId }) => !stored.has(orderId)).map(key),
    different: placed.filter(differs).map(key),
    /** The order was refused permanently, but is stored. */
    unexpected: refused.filter(({ orderId }) => stored.has(orderId)).map(key),
    gonePlaced: results.filter(({ outcome, orderId }) => outcome === 'gone' && stored.has(orderId)).length,
    unmailed: rows.filter(({ receipt_mailed_at }) => receipt_mailed_at === null).length,
    mails: existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0,
    checks: await reconcile(database.db, collectChecks(modules), new Date()),
  };
};
