import { hostPaths, type TelemetryEvent } from '@crema/shared-contracts';

/** Without a class, the class of the cause is used. */
export type Report = (
  event: Omit<TelemetryEvent, 'class'> & Partial<Pick<TelemetryEvent, 'class'>>,
  cause?: unknown,
) => void;
const maxPerMinute = 20;
/** The limits per minute; repeated events carry no new information. */
const maxOfOneKind = 5;

/** Returns the name of an error's class. The message is never sent: it could contain personal data. */
const classOf = (cause: unknown): string => (cause instanceof Error ? cause.name : typeof cause);

/**
 * Sends telemetry events to the server: starts and errors by remote, version and phase. The number of events
 * is limited, and they carry no personal data.
 */
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
    navigator.sendBeacon?.(hostPaths.telemetry, new Blob([line], { type: 'application/json' }));
  };
};
