import type { Page } from '@playwright/test';

/** The shortest pause of the pages that request an order's state again (D-35). */
const firstPollMs = 5_000;

/**
 * Drops the page's timers that are as long as its polls for an order: the page follows a move only by the event that the server sends
 * (ORD-066). It applies to documents that are opened after the call.
 */
export const dropPolls = (page: Page) =>
  page.addInitScript((shortest) => {
    type Start = (handler: () => void, ms?: number, ...args: unknown[]) => number;
    const timers = globalThis as unknown as Record<'setTimeout' | 'setInterval', Start>;
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = timers[name];
      timers[name] = (handler, ms = 0, ...args) => (ms < shortest ? start(handler, ms, ...args) : 0);
    }
  }, firstPollMs);
