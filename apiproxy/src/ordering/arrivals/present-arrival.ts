import type { Selectable } from 'kysely';
import type { CustomerArrival } from '../../generated/resolvers.ts';
import type { OrderArrivalTable } from '../ordering.tables.ts';

type StoredArrival = Pick<Selectable<OrderArrivalTable>, 'arrived_at' | 'stall_number' | 'noticed_at'>;

export const presentArrival = ({ arrived_at, stall_number, noticed_at }: StoredArrival): CustomerArrival => ({
  arrivedAt: arrived_at.toISOString(),
  stallNumber: stall_number,
  noticedAt: noticed_at?.toISOString() ?? null,
});
