/** The kinds of entries of a member's history (ACC-060), in the order of the page's filter. */
export const historyTypes = ['order', 'reload', 'transfer', 'gift', 'refund'] as const;
export type HistoryType = (typeof historyTypes)[number];

/** The limits of one page of the history. */
export const historyLimits = { page: 20, most: 100, months: 24 } as const;
