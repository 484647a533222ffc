// Apart from usage-events.ts, whose table no browser needs.

/** Most usage events of one request. */
export const maxUsageBatch = 20;
/** The cookie that holds the visitor's choice. Without `yes` nothing is sent and nothing is stored. */
export const usageConsent = { cookie: 'usage', given: 'yes', refused: 'no' } as const;
