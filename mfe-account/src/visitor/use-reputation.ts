import { useCallback, useState } from 'react';
import { useHost } from '@crema/remote-kit';
import type { Reputation } from '@crema/shared-contracts';

/** More languages say nothing more. */
const mostLanguages = 20;
const unknown = 'unknown';

/** Reads the reputation data that ACC-003 and ACC-022 send (D-156). Time counts from the first display of the form. */
export const useReputation = (): (() => Reputation) => {
  const { clock } = useHost();
  const [shownAt] = useState(() => clock.monotonic());
  return useCallback(
    () => ({
      // Some browsers name no zone or no languages (PLT-019).
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || unknown,
      languages: (navigator.languages ?? []).slice(0, mostLanguages),
      screen: `${Math.round(screen.width)}x${Math.round(screen.height)}`,
      elapsedMs: Math.max(0, Math.round(clock.monotonic() - shownAt)),
    }),
    [clock, shownAt],
  );
};
