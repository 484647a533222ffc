import type { Page } from '@playwright/test';

/** Where a fault is injected: changes that are sent by GraphQL, or the picture of a barcode. */
const targets = {
  changes: '**/apiproxy/v1/graphql',
  barcodes: '**/apiproxy/v1/account/cards/barcode',
} as const;

/**
 * The server answers each of these POST requests of the page with the error code (docs/guides/fault-kit.md). Returns a function
 * that ends it.
 */
export const failWith = async (page: Page, target: keyof typeof targets, code: string) => {
  const url = targets[target];
  await page.route(url, (route, request) =>
    request.method() === 'POST'
      ? route.continue({ headers: { ...request.headers(), 'x-crema-fault': `code=${code}` } })
      : route.continue(),
  );
  return () => page.unroute(url);
};
