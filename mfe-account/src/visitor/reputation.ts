import type { Reputation } from '@crema/shared-contracts';

/** What the browser may honestly tell of itself. */
export const readReputation = (): Reputation => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
});
