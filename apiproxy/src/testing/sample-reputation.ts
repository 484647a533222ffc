import type { Reputation } from '@crema/shared-contracts';

/** Reputation data as a person's browser sends it (D-156). */
export const sampleReputation: Reputation = {
  timeZone: 'America/Chicago',
  languages: ['en-US', 'es'],
  screen: '1440x900',
  elapsedMs: 12_400,
};
