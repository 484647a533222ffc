import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';

export const privacyChecks: readonly ReconcileCheck[] = [
  {
    name: 'deletions to come',
    invariant: 'A job will end each deletion of an account that was asked for',
    rowCount: () => sql`select count(*) as n from account_deletion where done_at is null`,
    deviations: () => sql`
      select member_id as subject, 'due ' || due_at || ', and no job for it' as found from account_deletion
      where done_at is null and not exists (
        select from job where done_at is null and dead_at is null and topic = 'delete-account'
          and payload ->> 'memberId' = account_deletion.member_id)`,
  },
  {
    name: 'deleted accounts',
    invariant: 'A deleted account has no card, no Stars, no payment method, no gift that waits and no name',
    rowCount: () => sql`select count(*) as n from account_deletion where done_at is not null`,
    deviations: () => sql`
      select member_id as subject, cards || ' cards, ' || stars || ' tenths of Stars, ' || methods || ' payment methods, '
        || gifts || ' gifts, name of ' || length(first_name || last_name) as found
      from (
        select member_id, first_name, last_name, email,
          (select count(*) from svc_card card where card.member_id = gone.member_id) as cards,
          (select coalesce(sum(balance_tenths), 0) from star_account stars where stars.member_id = gone.member_id) as stars,
          (select count(*) from payment_instrument method where method.member_id = gone.member_id) as methods,
          (select count(*) from gift join gift_purchase purchase using (purchase_id)
            where purchase.member_id = gone.member_id and gift.state = 'SCHEDULED') as gifts
        from account_deletion gone join member using (member_id) where gone.done_at is not null) left_over
      where cards > 0 or stars > 0 or methods > 0 or gifts > 0 or first_name || last_name <> ''
        or email <> 'deleted:' || member_id`,
  },
];
