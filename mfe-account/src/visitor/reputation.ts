import type { Reputation } from '@crema/shared-contracts';

/** The reputation data that ACC-003 and ACC-022 send: time zone and language of the browser. */
export const readReputation = (): Reputation => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
});
