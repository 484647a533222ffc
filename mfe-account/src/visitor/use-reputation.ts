import { useCallback, useState } from 'react';
import { useHost } from '@crema/remote-kit';
import type { Reputation } from '@crema/shared-contracts';

/** More languages say nothing more, and the server refuses long lists. */
const mostLanguages = 20;

/** Reads the reputation data that ACC-003 and ACC-022 send (D-156). Time counts from the first display of the form. */
export const useReputation = (): (() => Reputation) => {
  const { clock } = useHost();
  const [shownAt] = useState(() => clock.monotonic());
  return useCallback(
    () => ({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      languages: navigator.languages.slice(0, mostLanguages),
      screen: `${Math.round(screen.width)}x${Math.round(screen.height)}`,
      elapsedMs: Math.max(0, Math.round(clock.monotonic() - shownAt)),
    }),
    [clock, shownAt],
  );
};
