/** The query of a check-in: the order's token, its store, and the first name of a visitor without a profile (ENG-032). */
export interface CheckInQuery {
  readonly orderToken: string;
  readonly storeNumber: string;
  readonly firstName: string;
}
export const readCheckInQuery = (query: URLSearchParams): CheckInQuery => ({
  orderToken: query.get('orderToken') ?? '',
  storeNumber: query.get('storeNumber') ?? '',
  firstName: query.get('firstName') ?? '',
});

const withQuery = (path: string, query: CheckInQuery): string => {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path;
};
/** The pages of the check-in (ENG-030) and those that they lead to. */
export const checkInPaths = {
  options: (query: CheckInQuery) => withQuery('/pickup', query),
  curbside: (query: CheckInQuery) => withQuery('/pickup/curbside', query),
  success: (query: CheckInQuery) => withQuery('/pickup/curbside/success', query),
  /** ORD-006: makes the store the order store and opens the menu. */
  menuOf: (storeNumber: string) => `/menu?${new URLSearchParams({ storeNumber })}`,
  menu: '/menu',
  stores: '/store-locator',
  order: (orderId: string, token: string) =>
    `/menu/order/${encodeURIComponent(orderId)}?${new URLSearchParams({ token })}`,
} as const;
