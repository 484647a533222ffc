const history = '/apiproxy/v1/account/history';
const entry = (id: string): string => `${history}/${encodeURIComponent(id)}`;

/** The REST paths of a member's history (D-116). Only the pages of the history load them. */
export const historyRestPaths = {
  /** GET HistoryReply; query HistoryQuery. */
  history,
  /** GET HistoryReceipt. */
  receipt: (id: string) => `${entry(id)}/receipt`,
  /** PUT HistoryTipChange, or DELETE for no tip. The reply is HistoryReceipt (D-27). */
  tip: (id: string) => `${entry(id)}/tip`,
  /** GET GiftHistoryReply; query `cursor` and `limit`. */
  gifts: `${history}/egift`,
  /** GET GiftOrder. */
  giftOrder: (orderId: string) => `${history}/egift/${encodeURIComponent(orderId)}`,
} as const;
