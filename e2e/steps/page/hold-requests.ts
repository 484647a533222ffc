import type { Page, Route } from '@playwright/test';

/** Holds the requests for `pattern` until the returned function is called. */
export const holdRequests = async (page: Page, pattern: string): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(pattern, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    // A request of a document that was left meanwhile is gone.
    await Promise.allSettled(held.splice(0).map((route) => route.continue()));
  };
};
