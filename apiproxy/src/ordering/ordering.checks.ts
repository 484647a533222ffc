import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';

export const orderingChecks: readonly ReconcileCheck[] = [
  {
    name: 'order totals',
    invariant: 'An order’s tenders add up to its total and tip, and its total is the price that was quoted',
    rowCount: () => sql`select count(*) as n from orders`,
    deviations: () => sql`
      select placed.order_id as subject,
        'tenders ' || coalesce(paid_minor, 0) || ', total ' || placed.total_minor || ' and tip ' || tip_minor
          || ', quoted ' || quoted.total_minor as found
      from orders placed
      join priced_order quoted on quoted.order_id = placed.order_id
      left join (select order_id, sum(amount_minor) as paid_minor from order_tender group by order_id) tender
        on tender.order_id = placed.order_id
      where coalesce(paid_minor, 0) <> placed.total_minor + tip_minor
        or quoted.total_minor <> placed.total_minor or quoted.currency <> placed.currency`,
  },
  {
    name: 'receipt amounts',
    invariant:
      'Each order’s and live price’s summary shows its total; lines, taxes and options add up to it, in one currency',
    rowCount: () => sql`select (select count(*) from orders) + (select count(*) from priced_order) as n`,
    deviations: () => sql`
      with stored as (
        select order_id, 'order' as kind, summary, total_minor, currency from orders
        union all select order_id, 'price', summary, total_minor, currency from priced_order),
      line as (
        select order_id, kind, item from stored, jsonb_array_elements(summary -> 'lineItems') item),
      of_line as (
        select order_id, kind, sum((item #>> '{total,amountMinor}')::bigint) as lines_minor,
          sum((item #>> '{unitPrice,amountMinor}')::bigint * (item ->> 'quantity')::int + (
            select coalesce(sum((child #>> '{total,amountMinor}')::bigint), 0)
            from jsonb_array_elements(item -> 'children') child)) as parts_minor
        from line group by order_id, kind),
      of_row as (
        select order_id, kind, sum((cell #>> '{amount,amountMinor}')::bigint) as rows_minor,
          sum((cell #>> '{amount,amountMinor}')::bigint) filter (where cell ->> 'key' = 'subtotal') as subtotal_minor
        from stored, jsonb_array_elements(summary -> 'rows') cell group by order_id, kind)
      select kind || ' ' || order_id as subject,
        'total ' || total_minor || ', shown ' || coalesce(summary #>> '{price,amountMinor}', 'none')
          || ', rows ' || coalesce(rows_minor, 0) || ', subtotal ' || coalesce(subtotal_minor, 0)
          || ', lines ' || coalesce(lines_minor, 0) || ', their parts ' || coalesce(parts_minor, 0) as found
      from stored left join of_line using (order_id, kind) left join of_row using (order_id, kind)
      where (summary #>> '{price,amountMinor}')::bigint is distinct from total_minor
        or rows_minor is distinct from total_minor
        or lines_minor is distinct from subtotal_minor or parts_minor is distinct from lines_minor
        or summary #>> '{price,currency}' is distinct from currency`,
  },
  {
    name: 'stored-value tenders',
    invariant:
      'Each stored-value tender is one ledger entry of its card in its currency, and the other way round',
    rowCount: () => sql`select count(*) as n from order_tender where tender = 'SVC'`,
    deviations: () => sql`
      select coalesce(tender.order_id, entry.ref_id) || ' ' || coalesce(tender.ref_id, entry.card_id) as subject,
        'tender ' || coalesce(tender.amount_minor::text, 'none') || ', ledger '
          || coalesce(entry.amount_minor::text, 'none') || ', currencies ' || coalesce(placed.currency, 'none')
          || ' and ' || coalesce(card.currency, 'none') as found
      from (select * from order_tender where tender = 'SVC') tender
      full join (select * from svc_ledger where kind = 'ORDER' and ref_type = 'order') entry
        on entry.ref_id = tender.order_id and entry.card_id = tender.ref_id
      left join orders placed on placed.order_id = tender.order_id
      left join svc_card card on card.card_id = entry.card_id
      where tender.amount_minor is distinct from -entry.amount_minor
        or placed.currency is distinct from card.currency`,
  },
  {
    name: 'card tenders',
    invariant: 'Each card tender is one settled payment of its order, and the other way round',
    rowCount: () => sql`select count(*) as n from order_tender where tender = 'CARD'`,
    deviations: () => sql`
      select coalesce(tender.order_id, attempt.order_id) || ' ' || coalesce(tender.ref_id, attempt.reference) as subject,
        'tender ' || coalesce(tender.amount_minor::text, 'none') || ', payment '
          || coalesce(attempt.amount_minor || ' ' || attempt.currency || ' ' || attempt.state, 'none') as found
      from (
        select order_tender.*, orders.currency from order_tender
        join orders on orders.order_id = order_tender.order_id where tender = 'CARD') tender
      full join (select * from payment_attempt where purpose = 'order' and state in ('STORED', 'CAPTURED')) attempt
        on attempt.reference = tender.ref_id and attempt.order_id = tender.order_id
      where tender.amount_minor is distinct from attempt.amount_minor
        or tender.currency is distinct from attempt.currency`,
  },
  {
    name: 'time slots',
    invariant: 'A slot has as many places taken as orders were placed for it',
    rowCount: () => sql`select count(*) as n from time_slot`,
    deviations: () => sql`
      select coalesce(slot.store_number, placed.store_number) || ' '
          || to_char(coalesce(slot.starts_at, placed.slot_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as subject,
        'taken ' || coalesce(taken, 0) || ', orders ' || coalesce(orders, 0) as found
      from (select * from time_slot where taken > 0) slot
      full join (
        select store_number, slot_at, count(*) as orders from orders where slot_at is not null
        group by store_number, slot_at) placed
        on placed.store_number = slot.store_number and placed.slot_at = slot.starts_at
      where coalesce(taken, 0) <> coalesce(orders, 0)`,
  },
  {
    name: 'receipts',
    invariant: 'Each order’s receipt was mailed, or a job will mail it',
    rowCount: () => sql`select count(*) as n from orders`,
    deviations: () => sql`
      select order_id as subject, 'no receipt and no job that will mail it' as found from orders
      where receipt_mailed_at is null and not exists (
        select from job
        where dedupe_key = 'mail-receipt:' || order_id and done_at is null and dead_at is null)`,
  },
];
