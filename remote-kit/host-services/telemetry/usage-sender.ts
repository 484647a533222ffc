import { maxUsageBatch, type UsageBatch, type UsageEvent } from '@crema/shared-contracts';
import type { PageServices } from '../page-services.ts';
import type { UsageConsent } from './usage-consent.ts';

const flushAfterMs = 10_000;

/**
 * Sends usage events in batches: when a batch is full, 10 s after the first event, and when the page is left.
 * Without consent an event is dropped at once. While the page is offline or the browser's queue is full, a
 * batch waits for the next attempt. Returns the function that stops the sender.
 */
export const startUsageSender = (
  { usage, connection, paths }: Pick<PageServices, 'usage' | 'connection' | 'paths'>,
  consent: Pick<UsageConsent, 'isGiven'>,
): (() => void) => {
  let pending: UsageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isSent = (batch: UsageBatch): boolean =>
    navigator.sendBeacon(paths.telemetry, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!consent.isGiven()) pending = [];
    if (pending.length === 0 || connection.get() === 'offline') return;
    if (isSent({ usage: pending.slice(0, maxUsageBatch) })) pending = pending.slice(maxUsageBatch);
    if (pending.length > 0) timer = setTimeout(flush, flushAfterMs);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  usage.deliverTo((event) => {
    if (!consent.isGiven()) return;
    // After a long time offline, only the newest events are kept.
    pending = [...pending, event].slice(-5 * maxUsageBatch);
    if (pending.length >= maxUsageBatch) flush();
    else timer ??= setTimeout(flush, flushAfterMs);
  });
  const unsubscribe = connection.subscribe(flush);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    flush();
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', onHidden);
    usage.deliverTo(() => undefined);
  };
};
