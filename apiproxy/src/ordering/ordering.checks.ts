import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import { openPurchases } from '../payments/payments.public.ts';
import { openStatuses, orderStatuses } from './life/order-pace.ts';

const sequence = sql`array[${sql.join(orderStatuses.map((status) => sql.lit(status)))}]`;

const isOpen = sql`status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`;

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
    name: 'tax sums',
    invariant:
      'The taxes that an order records by jurisdiction add up to the rows of taxes that its receipt shows',
    rowCount: () => sql`select count(*) as n from orders where summary ? 'taxes'`,
    deviations: () => sql`
      with sums as (
        select order_id,
          (select coalesce(sum((tax ->> 'minor')::bigint), 0) from jsonb_array_elements(summary -> 'taxes') tax
            where not (tax ->> 'isIncluded')::boolean) as recorded_minor,
          (select coalesce(sum((cell #>> '{amount,amountMinor}')::bigint), 0) from jsonb_array_elements(summary -> 'rows') cell
            where cell ->> 'key' not in ('subtotal', 'discount')) as shown_minor
        from orders where summary ? 'taxes')
      select order_id as subject, 'recorded ' || recorded_minor || ', shown ' || shown_minor as found
      from sums where recorded_minor <> shown_minor`,
  },
  {
    name: 'stored-value tenders',
    invariant:
      'Each stored-value tender, without the changes of its tip, is one ledger entry of its card in its currency, and the other way round',
    rowCount: () => sql`select count(*) as n from order_tender where tender = 'SVC'`,
    deviations: () => sql`
      select coalesce(tender.order_id, entry.ref_id) || ' ' || coalesce(tender.ref_id, entry.card_id) as subject,
        'tender ' || coalesce(tender.amount_minor::text, 'none') || ', ledger '
          || coalesce(entry.amount_minor::text, 'none') || ', currencies ' || coalesce(placed.currency, 'none')
          || ' and ' || coalesce(card.currency, 'none') as found
      from (
        select order_id, ref_id, amount_minor - coalesce(delta_minor, 0) as amount_minor from order_tender
        left join (select order_id, sum(delta_minor) as delta_minor from order_tip_change group by order_id) changed
          using (order_id)
        where tender = 'SVC') tender
      full join (select * from svc_ledger where kind = 'ORDER' and ref_type = 'order') entry
        on entry.ref_id = tender.order_id and entry.card_id = tender.ref_id
      left join orders placed on placed.order_id = tender.order_id
      left join svc_card card on card.card_id = entry.card_id
      where tender.amount_minor is distinct from -entry.amount_minor
        or placed.currency is distinct from card.currency`,
  },
  {
    name: 'card tenders',
    invariant:
      'Each card tender is one settled payment of its order, or one given back of a voided order, and the other way round',
    rowCount: () => sql`select count(*) as n from order_tender where tender = 'CARD'`,
    deviations: () => sql`
      select coalesce(tender.order_id, attempt.order_id) || ' ' || coalesce(tender.ref_id, attempt.reference) as subject,
        'tender ' || coalesce(tender.amount_minor::text, 'none') || ', payment '
          || coalesce(attempt.amount_minor || ' ' || attempt.currency || ' ' || attempt.state, 'none') as found
      from (
        select order_tender.*, orders.currency, orders.status from order_tender
        join orders on orders.order_id = order_tender.order_id where tender = 'CARD') tender
      full join (
        select payment_attempt.* from payment_attempt
        left join order_tender paid on paid.tender = 'CARD' and paid.ref_id = reference
        where purpose = 'order' and (state in ('STORED', 'CAPTURED') or paid.order_id is not null)) attempt
        on attempt.reference = tender.ref_id and attempt.order_id = tender.order_id
      where (tender.status = 'VOIDED') is distinct from (attempt.state in ('VOIDING', 'VOIDED', 'REFUNDED'))
        or tender.amount_minor is distinct from attempt.amount_minor
        or tender.currency is distinct from attempt.currency`,
  },
  openPurchases(
    'undecided payments',
    sql`select order_id as subject, 'settle-payment:' || reference as job from order_payment where state = 'WAITING'`,
  ),
  {
    name: 'offers of orders',
    invariant:
      'Each order’s offer is one spent use of its member with the same discount, and the other way round; a voided order has none',
    rowCount: () => sql`select count(*) as n from orders where offer is not null`,
    deviations: () => sql`
      select coalesce(placed.order_id, used.order_id) as subject,
        'order ' || coalesce(offer ->> 'code', 'none') || ', use ' || coalesce(offer_code, 'none') as found
      from (select * from orders where offer is not null and status <> 'VOIDED') placed
      full join (select * from offer_use where state = 'SPENT') used on used.order_id = placed.order_id
      where offer ->> 'code' is distinct from offer_code or offer ->> 'type' is distinct from offer_type
        or (offer ->> 'discountMinor')::bigint is distinct from discount_minor
        or placed.member_id is distinct from used.member_id`,
  },
  {
    name: 'held offers',
    invariant: 'An offer is held only while a payment of its order waits',
    rowCount: () => sql`select count(*) as n from offer_use where state = 'HELD'`,
    deviations: () => sql`
      select order_id as subject, 'no waiting payment' as found from offer_use
      where state = 'HELD' and not exists (
        select from order_payment waiting where waiting.order_id = offer_use.order_id and waiting.state = 'WAITING')`,
  },
  {
    name: 'earned Stars',
    invariant: 'The promised Stars of each order that is picked up are booked, or a job will book them',
    rowCount: () => sql`select count(*) as n from orders where star_tenths > 0`,
    deviations: () => sql`
      select coalesce(placed.order_id, entry.ref_id) as subject,
        'promised ' || coalesce(star_tenths, 0) || ', booked ' || coalesce(tenths::text, 'none, and no job') as found
      from (select * from orders where star_tenths > 0) placed
      full join (
        select ref_id, member_id, coalesce(promised_tenths, booked.tenths) as tenths
        from (select * from star_source where ref_type = 'order' and promised_tenths is not null) source
        full join (
          select ref_id, member_id, tenths from star_ledger where kind = 'EARNED' and ref_type = 'order') booked
          using (ref_id, member_id)) entry
        on entry.ref_id = placed.order_id and entry.member_id = placed.member_id
      where (star_tenths is distinct from tenths or status <> 'PICKED_UP') and not (tenths is null and status <> 'PICKED_UP')
        and not (tenths is null and exists (
        select from job
        where done_at is null and dead_at is null and dedupe_key = 'book-stars:' || placed.order_id))`,
  },
  {
    name: 'time slots',
    invariant: 'A slot has as many places taken as orders were placed, and payments wait, for it',
    rowCount: () => sql`select count(*) as n from time_slot`,
    deviations: () => sql`
      select coalesce(slot.store_number, placed.store_number) || ' '
          || to_char(coalesce(slot.starts_at, placed.slot_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as subject,
        'taken ' || coalesce(taken, 0) || ', orders ' || coalesce(orders, 0) as found
      from (select * from time_slot where taken > 0) slot
      full join (
        select store_number, slot_at, count(*) as orders from (
          select store_number, slot_at from orders where status <> 'VOIDED'
          union all
          select store_number, slot_at from order_payment join priced_order using (order_id)) booked
        where slot_at is not null group by store_number, slot_at) placed
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
  {
    name: 'order life',
    invariant:
      'Each order has the status of its last transition, its transitions are in sequence from its placement on, and a job will move it until it is over',
    rowCount: () => sql`select count(*) as n from order_transition`,
    deviations: () => sql`
      with passed as (
        select order_id, status, at, array_position(${sequence}, status) as place,
          lag(at) over (partition by order_id order by array_position(${sequence}, status)) as earlier
        from order_transition),
      life as (
        select order_id, max(place) as last, min(place) as first, min(at) as began,
          bool_or(at < earlier) as is_turned
        from passed group by order_id)
      select order_id as subject,
        'status ' || status || ', last transition ' || coalesce((${sequence})[last], 'none')
          || case when is_turned then ', times out of sequence' else '' end
          || case when ${isOpen} then ', and no job, or a wrong transition' else '' end as found
      from orders left join life using (order_id)
      where array_position(${sequence}, status) is distinct from last
        or first is distinct from 1 or began is distinct from placed_at or is_turned
        or (${isOpen} and not exists (
          select from job
          where topic = 'move-order' and payload ->> 'orderId' = orders.order_id
            and done_at is null and dead_at is null))`,
  },
  {
    name: 'voided orders',
    invariant: 'Each voided order has its reason, and its tenders are given back, those of no other order',
    rowCount: () => sql`select count(*) as n from order_void`,
    deviations: () => sql`
      select coalesce(placed.order_id, reason.order_id) as subject,
        'status ' || coalesce(status, 'none') || ', reason ' || coalesce(reason, 'none') || ', tenders given back '
          || coalesce(returned, 0) || ' of ' || coalesce(tenders, 0) || ', on cards ' || coalesce(credited, 0) || ' of '
          || coalesce(svc_minor, 0) as found
      from orders placed
      full join order_void reason on reason.order_id = placed.order_id
      left join (
        select order_id, count(*) as tenders, count(returned_to) as returned,
          sum(amount_minor) filter (where tender = 'SVC' and returned_to is not null) as svc_minor
        from order_tender group by order_id) tender
        on tender.order_id = placed.order_id
      left join (
        select ref_id, sum(amount_minor) as credited from svc_ledger
        where ref_type = 'order' and kind = 'REFUND' group by ref_id) entry
        on entry.ref_id = placed.order_id
      where (status = 'VOIDED') is distinct from (reason is not null)
        or coalesce(returned, 0) <> case when status = 'VOIDED' then coalesce(tenders, 0) else 0 end
        or coalesce(svc_minor, 0) <> coalesce(credited, 0)`,
  },
  {
    name: 'changed tips',
    invariant: 'Each change of a tip is one ledger entry of its amount, and the other way round',
    rowCount: () => sql`select count(*) as n from order_tip_change`,
    deviations: () => sql`
      select coalesce(order_id || ':' || revision, ref_id) as subject,
        'change ' || coalesce(delta_minor::text, 'none') || ', ledger ' || coalesce(amount_minor::text, 'none') as found
      from order_tip_change
      full join (select * from svc_ledger where ref_type = 'order-tip') entry
        on ref_id = order_id || ':' || revision
      where delta_minor is distinct from -amount_minor`,
  },
];
