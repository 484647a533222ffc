import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import { openPurchases } from '../payments/payments.public.ts';

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
  {
    name: 'card reloads',
    invariant:
      'Each reload that is done is one ledger entry and one settled payment of its amount, and the other way round',
    rowCount: () => sql`select count(*) as n from card_reload`,
    deviations: () => sql`
      select coalesce(reload.reload_id, entry.ref_id, attempt.order_id) as subject,
        'reload ' || coalesce(reload.amount_minor::text, 'none') || ', ledger '
          || coalesce(entry.amount_minor::text, 'none') || ', payment ' || coalesce(attempt.amount_minor::text, 'none') as found
      from (select * from card_reload where state = 'DONE') reload
      full join (select * from svc_ledger where ref_type = 'reload') entry
        on entry.ref_id = reload.reload_id and entry.card_id = reload.card_id
      full join (
        select * from payment_attempt
        where purpose in ('reload', 'auto-reload') and state in ('STORED', 'CAPTURED')) attempt
        on attempt.order_id = coalesce(reload.reload_id, entry.ref_id) and attempt.reference = reload.reference
      where reload.amount_minor is distinct from entry.amount_minor
        or reload.amount_minor is distinct from attempt.amount_minor`,
  },
  openPurchases(
    'open reloads',
    sql`select reload_id as subject, case purpose when 'reload' then 'settle-payment:' || reference
      else 'auto-reload:' || reload_id || ':' || attempts end as job from card_reload where state = 'STARTED'`,
  ),
  {
    name: 'auto reloads',
    invariant: 'An auto reload that is on belongs to the member of its card and of its payment method',
    rowCount: () => sql`select count(*) as n from auto_reload`,
    deviations: () => sql`
      select profile.card_id as subject, 'card of ' || coalesce(card.member_id, 'nobody') || ' ' || card.status
          || ', method of ' || coalesce(method.member_id, 'nobody') || ', profile of ' || profile.member_id as found
      from auto_reload profile
      join svc_card card on card.card_id = profile.card_id
      left join payment_instrument method
        on method.payment_method_id = profile.payment_method_id and method.removed_at is null
      where profile.status = 'on' and (card.member_id is distinct from profile.member_id
        or method.member_id is distinct from profile.member_id or card.status <> 'ACTIVE')`,
  },
  {
    name: 'transfers',
    invariant: 'A transfer takes from one card what it gives to another',
    rowCount: () => sql`select count(*) / 2 as n from svc_ledger where ref_type = 'transfer'`,
    deviations: () => sql`
      select ref_id as subject, count(*) || ' entries, sum ' || sum(amount_minor) as found from svc_ledger
      where ref_type = 'transfer' group by ref_id
      having sum(amount_minor) <> 0 or count(*) filter (where kind = 'TRANSFER_OUT') <> 1
        or count(*) filter (where kind = 'TRANSFER_IN') <> 1`,
  },
  {
    name: 'debits below zero',
    invariant: 'Only a chargeback takes a balance below zero',
    rowCount: () => sql`select count(*) as n from svc_ledger where amount_minor < 0`,
    deviations: () => sql`
      select entry_id as subject, kind || ' left ' || balance_after_minor as found from svc_ledger
      where kind <> 'CHARGEBACK' and amount_minor < 0 and balance_after_minor < 0`,
  },
  {
    name: 'primary cards',
    invariant: 'A member with usable cards has one primary card',
    rowCount: () => sql`select count(distinct member_id) as n from svc_card where status = 'ACTIVE'`,
    deviations: () => sql`
      select member_id as subject, count(*) filter (where is_primary) || ' primary of ' || count(*) as found
      from svc_card where status = 'ACTIVE' and member_id is not null
      group by member_id having count(*) filter (where is_primary) <> 1`,
  },
];
