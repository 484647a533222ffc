import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';

export const rewardsChecks: readonly ReconcileCheck[] = [
  {
    name: 'star ledgers',
    invariant: 'Each entry’s balance of Stars is the balance before it plus its Stars',
    rowCount: () => sql`select count(*) as n from star_ledger`,
    deviations: () => sql`
      select entry_id as subject,
        'balance ' || balance_after_tenths || ', expected ' || (before_tenths + tenths) as found
      from (
        select *, lag(balance_after_tenths, 1, 0::bigint) over (partition by member_id order by seq) as before_tenths
        from star_ledger) entry
      where before_tenths + tenths <> balance_after_tenths`,
  },
  {
    name: 'star balances',
    invariant: 'A member’s balance of Stars is the sum of the entries',
    rowCount: () => sql`select count(*) as n from star_account`,
    deviations: () => sql`
      select member_id as subject, 'balance ' || balance_tenths || ', entries ' || coalesce(sum_tenths, 0) as found
      from star_account
      left join (select member_id, sum(tenths) as sum_tenths from star_ledger group by member_id) entries
        using (member_id)
      where balance_tenths <> coalesce(sum_tenths, 0)`,
  },
  {
    name: 'Stars of offers',
    invariant: 'A Reward in use has debited its Stars; a returned one has credited them again',
    rowCount: () => sql`select count(*) as n from offer_use where star_tenths > 0`,
    deviations: () => sql`
      select coalesce(use_id, ref_id) as subject,
        coalesce(state, 'no use') || ' for ' || coalesce(star_tenths, 0) || ', entries ' || coalesce(sum_tenths, 0) as found
      from (select * from offer_use where star_tenths > 0) used
      full join (
        select ref_id, sum(tenths) as sum_tenths from star_ledger where ref_type = 'offer-use' group by ref_id) entries
        on ref_id = use_id
      where coalesce(sum_tenths, 0) is distinct from case when state = 'RETURNED' then 0 else -star_tenths end`,
  },
  {
    name: 'star batches',
    invariant: 'The Stars that are left of a member’s months are the balance',
    rowCount: () => sql`select count(*) as n from star_batch`,
    deviations: () => sql`
      select member_id as subject, 'balance ' || balance_tenths || ', months ' || coalesce(sum_tenths, 0) as found
      from star_account
      left join (select member_id, sum(remaining_tenths) as sum_tenths from star_batch group by member_id) batches
        using (member_id)
      where balance_tenths <> coalesce(sum_tenths, 0)`,
  },
  {
    name: 'star sources',
    invariant: 'An order or a reload has booked the Stars of the money that did not go back',
    rowCount: () => sql`select count(*) as n from star_source`,
    deviations: () => sql`
      select ref_type || ' ' || ref_id as subject, 'booked ' || booked_tenths || ', entries ' || coalesce(tenths, 0) as found
      from star_source
      left join (
        select ref_type, ref_id, sum(tenths) as tenths from star_ledger
        where kind in ('EARNED', 'BONUS') group by ref_type, ref_id) entries using (ref_type, ref_id)
      where booked_tenths > coalesce(tenths, 0) or (chargeback_ids is null and booked_tenths <> coalesce(tenths, 0))`,
  },
];
