// This module is separate from usage-events.ts because browsers do not need that table.

/** The largest number of usage events in one request. */
export const maxUsageBatch = 20;
/**
 * The cookie that holds the visitor's choice. Without the value `yes` the browser sends nothing and the
 * server stores nothing.
 */
export const usageConsent = { cookie: 'usage', given: 'yes', refused: 'no' } as const;
