import { restPaths, type ErrorBeacon } from '@crema/shared-contracts';

/** Without a class the cause's own is taken. */
export type Report = (
  beacon: Omit<ErrorBeacon, 'class'> & Partial<Pick<ErrorBeacon, 'class'>>,
  cause?: unknown,
) => void;
const mostPerMinute = 20;
/** The same line says no more when it comes again and again. */
const mostOfOneKind = 5;

/** A coarse class of a failure: a name, never a message that could carry somebody's data. */
const classOf = (cause: unknown): string => (cause instanceof Error ? cause.name : typeof cause);

/** Tells the server what ran and what went wrong, by remote, version and phase; bounded, and without personal data. */
export const createReport = (production: boolean): Report => {
  let sent = 0;
  let windowStart = 0;
  const kinds = new Map<string, number>();
  return (told, cause) => {
    const beacon: ErrorBeacon = { class: classOf(cause), ...told };
    if (!production && beacon.phase !== 'mounted')
      console.warn(`[${beacon.remote}@${beacon.version}] ${beacon.phase}: ${beacon.class}`, cause ?? '');
    const line = JSON.stringify(beacon);
    const times = (kinds.get(line) ?? 0) + 1;
    kinds.set(line, times);
    if (times > mostOfOneKind) return;
    const now = performance.now();
    if (now - windowStart > 60_000) [sent, windowStart] = [0, now];
    if (sent++ >= mostPerMinute) return;
    navigator.sendBeacon?.(restPaths.telemetry, new Blob([line], { type: 'application/json' }));
  };
};
