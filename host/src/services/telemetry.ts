import { restPaths, type TelemetryEvent } from '@crema/shared-contracts';

/** Without a class the cause's own is taken. */
export type Report = (
  event: Omit<TelemetryEvent, 'class'> & Partial<Pick<TelemetryEvent, 'class'>>,
  cause?: unknown,
) => void;
const maxPerMinute = 20;
/** The same line says no more when it comes again and again. */
const maxOfOneKind = 5;

/** A coarse class of a failure: a name, never a message that could carry somebody's data. */
const classOf = (cause: unknown): string => (cause instanceof Error ? cause.name : typeof cause);

/** Tells the server what ran and what went wrong, by remote, version and phase; bounded, and without personal data. */
export const createReport = (production: boolean): Report => {
  let sent = 0;
  let windowStart = 0;
  const kinds = new Map<string, number>();
  return (report, cause) => {
    const event: TelemetryEvent = { class: classOf(cause), ...report };
    if (!production && event.phase !== 'mounted')
      console.warn(`[${event.remote}@${event.version}] ${event.phase}: ${event.class}`, cause ?? '');
    const line = JSON.stringify(event);
    const times = (kinds.get(line) ?? 0) + 1;
    kinds.set(line, times);
    if (times > maxOfOneKind) return;
    const now = performance.now();
    if (now - windowStart > 60_000) [sent, windowStart] = [0, now];
    if (sent++ >= maxPerMinute) return;
    navigator.sendBeacon?.(restPaths.telemetry, new Blob([line], { type: 'application/json' }));
  };
};
