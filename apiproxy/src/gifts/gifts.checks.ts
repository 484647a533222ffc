import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import { openPurchases } from '../payments/payments.public.ts';

/** The job that plans deliveries runs each hour. */
const plannedWithinMs = 60 * 60_000;

export const giftsChecks: readonly ReconcileCheck[] = [
  {
    name: 'gift payments',
    invariant:
      'Each purchase of gifts that is done is one captured payment and gifts of its amount; no other purchase has gifts, and no other gift payment is settled',
    rowCount: () => sql`select count(*) as n from gift_purchase`,
    deviations: () => sql`
      select coalesce(purchase.purchase_id, attempt.reference, gifts.purchase_id) as subject,
        coalesce(purchase.state, 'no purchase') || ' ' || coalesce(purchase.total_minor, 0) || ', payment '
          || coalesce(attempt.state || ' ' || attempt.amount_minor, 'none') || ', gifts ' || coalesce(gifts.total_minor, 0) as found
      from gift_purchase purchase
      full join (select * from payment_attempt where purpose = 'gift' and state in ('STORED', 'CAPTURED')) attempt
        on attempt.order_id = purchase.purchase_id
      full join (select purchase_id, sum(amount_minor) as total_minor from gift group by purchase_id) gifts
        on gifts.purchase_id = coalesce(purchase.purchase_id, attempt.order_id)
      where case purchase.state
        when 'DONE' then attempt.state is distinct from 'CAPTURED'
          or attempt.amount_minor is distinct from purchase.total_minor
          or attempt.currency is distinct from purchase.currency
          or gifts.total_minor is distinct from purchase.total_minor
        when 'PAID' then gifts.purchase_id is not null
        else gifts.purchase_id is not null or attempt.reference is not null end`,
  },
  {
    name: 'gift cards',
    invariant:
      'Each gift is one ledger entry of its amount on its card, a cancelled one is taken off again, and the other way round',
    rowCount: () => sql`select count(*) as n from gift`,
    deviations: () => sql`
      select coalesce(gift.gift_id, entry.ref_id) as subject,
        'gift ' || coalesce(gift.state || ' ' || gift.amount_minor, 'none') || ', ledger '
          || coalesce(entry.paid_minor, 0) || ' and ' || coalesce(entry.cancelled_minor, 0) as found
      from gift
      full join (
        select ref_id, card_id, sum(amount_minor) filter (where ref_type = 'gift') as paid_minor,
          sum(amount_minor) filter (where ref_type = 'gift-cancelled') as cancelled_minor
        from svc_ledger where ref_type in ('gift', 'gift-cancelled') group by ref_id, card_id) entry
        on entry.ref_id = gift.gift_id and entry.card_id = gift.card_id
      where gift.amount_minor is distinct from entry.paid_minor
        or coalesce(entry.cancelled_minor, 0) <> case gift.state when 'CANCELLED' then -gift.amount_minor else 0 end`,
  },
  {
    name: 'owners of gifts',
    invariant: 'Nobody but the member who added a gift has its card',
    rowCount: () => sql`select count(*) as n from gift where state = 'CLAIMED'`,
    deviations: () => sql`
      select gift.gift_id as subject,
        'added by ' || coalesce(claimed_by, 'nobody') || ', card of ' || coalesce(card.member_id, 'nobody') as found
      from gift join svc_card card on card.card_id = gift.card_id
      where card.member_id is not null and card.member_id is distinct from gift.claimed_by`,
  },
  openPurchases(
    'open gift purchases',
    sql`select purchase_id as subject, case state when 'STARTED' then 'settle-payment:'
      else 'complete-gift-purchase:' end || purchase_id as job from gift_purchase where state in ('STARTED', 'PAID')`,
  ),
  {
    name: 'gifts to send',
    invariant: 'A job will send each gift that is sent at once or whose instant of delivery is an hour past',
    rowCount: () => sql`select count(*) as n from gift where state = 'SCHEDULED'`,
    deviations: (now) => sql`
      select gift_id as subject, coalesce(deliver_at::text, 'now') || ', and no job that will send it' as found from gift
      where state = 'SCHEDULED'
        and (deliver_at is null or deliver_at < ${new Date(now.getTime() - plannedWithinMs)})
        and not exists (
          select from job where done_at is null and topic = 'deliver-gift' and payload ->> 'giftId' = gift_id)`,
  },
  {
    name: 'refunds of gifts',
    invariant:
      'Each cancelled gift or its whole purchase is refunded, or a job will refund it, or the bank took its payment back',
    rowCount: () => sql`select count(*) as n from gift where state = 'CANCELLED'`,
    deviations: () => sql`
      select gift_id as subject, 'refunded ' || coalesce(refund.amount_minor, 0) || ' of ' || gift.amount_minor as found
      from gift
      left join payment_refund refund on refund.refund_id = 'gift-' || gift_id and refund.reference = gift.purchase_id
      where state = 'CANCELLED' and refund.amount_minor is distinct from gift.amount_minor
        and not exists (
          select from payment_attempt paid join payment_refund part on part.reference = paid.reference
          where paid.reference = gift.purchase_id
          having sum(part.amount_minor) >= max(coalesce(paid.captured_minor, paid.amount_minor)))
        and not exists (select from payment_chargeback chargeback where chargeback.reference = gift.purchase_id and returned_at is null)
        and not exists (
        select from job where done_at is null and dead_at is null and dedupe_key = 'refund-gift:' || gift_id)`,
  },
];
