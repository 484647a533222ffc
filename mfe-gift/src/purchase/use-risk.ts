import { useCallback, useState } from 'react';
import { useHost } from '@crema/remote-kit';
import type { Reputation } from '@crema/shared-contracts';

/** More languages say nothing more. */
const mostLanguages = 20;

/** The risk data of a payment (D-156). Time counts from the first display of the form. */
export const useRisk = (): (() => Reputation) => {
  const { clock } = useHost();
  const [shownAt] = useState(() => clock.monotonic());
  return useCallback(
    () => ({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'unknown',
      languages: (navigator.languages ?? []).slice(0, mostLanguages),
      screen: `${Math.round(screen.width)}x${Math.round(screen.height)}`,
      elapsedMs: Math.max(0, Math.round(clock.monotonic() - shownAt)),
    }),
    [clock, shownAt],
  );
};
