import { restPaths, type ErrorBeacon } from '@crema/shared-contracts';

export type Report = (beacon: ErrorBeacon, cause?: unknown) => void;
const mostPerMinute = 20;

/** Tells the server what went wrong, by remote, version and phase; bounded, and without personal data. */
export const createReport = (production: boolean): Report => {
  let sent = 0;
  let windowStart = 0;
  return (beacon, cause) => {
    if (!production)
      console.warn(`[${beacon.remote}@${beacon.version}] ${beacon.phase}: ${beacon.class}`, cause ?? '');
    const now = performance.now();
    if (now - windowStart > 60_000) [sent, windowStart] = [0, now];
    if (sent++ >= mostPerMinute) return;
    navigator.sendBeacon?.(
      restPaths.telemetry,
      new Blob([JSON.stringify(beacon)], { type: 'application/json' }),
    );
  };
};
