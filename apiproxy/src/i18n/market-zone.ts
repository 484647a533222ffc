import type { Market } from '@crema/shared-contracts';

/** The time zone of the most people in a market, for who names no zone of their own. */
export const marketZones = { US: 'America/New_York', CA: 'America/Toronto' } as const satisfies Record<
  Market,
  string
>;
