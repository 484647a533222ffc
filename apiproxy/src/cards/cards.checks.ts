import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';

export const cardsChecks: readonly ReconcileCheck[] = [
  {
    name: 'card ledgers',
    invariant: 'Each entry’s balance is the balance before it plus its amount',
    rowCount: () => sql`select count(*) as n from svc_ledger`,
    deviations: () => sql`
      select entry_id as subject,
        'balance ' || balance_after_minor || ', expected ' || (before_minor + amount_minor) as found
      from (
        select *, lag(balance_after_minor, 1, 0::bigint) over (partition by card_id order by seq) as before_minor
        from svc_ledger) entry
      where before_minor + amount_minor <> balance_after_minor`,
  },
  {
    name: 'card balances',
    invariant: 'A card’s balance is the sum of its ledger',
    rowCount: () => sql`select count(*) as n from svc_card`,
    deviations: () => sql`
      select card.card_id as subject,
        'balance ' || balance_minor || ', ledger ' || coalesce(total_minor, 0) as found
      from svc_card card
      left join (select card_id, sum(amount_minor) as total_minor from svc_ledger group by card_id) ledger
        on ledger.card_id = card.card_id
      where balance_minor <> coalesce(total_minor, 0)`,
  },
];
