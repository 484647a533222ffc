import { findProductView, nextLoadIn } from './freshness.rules.ts';

const limits = { productStaleAfter: 600, productRetryAfter: 30 };

describe('when a product is asked for again', () => {
  it.each([
    { times: {}, now: 5, wait: 0, because: 'it was never had' },
    { times: { loadedAt: 100 }, now: 100, wait: 600, because: 'it has just come' },
    { times: { loadedAt: 100 }, now: 650, wait: 50, because: 'it is stale soon' },
    { times: { loadedAt: 100 }, now: 900, wait: 0, because: 'it is stale' },
    { times: { failedAt: 100 }, now: 110, wait: 20, because: 'a failure is retried after productRetryAfter' },
    { times: { loadedAt: 100, failedAt: 700 }, now: 735, wait: 0, because: 'the retry is due' },
  ])('is in $wait ms because $because, ORD-024', ({ times, now, wait }) => {
    expect(nextLoadIn(times, now, limits)).toBe(wait);
  });
});

describe('what the product page shows', () => {
  it.each([
    { known: false, failed: false, view: 'loading' },
    { known: true, failed: false, view: 'product' },
    { known: true, failed: true, view: 'errorProduct' },
    { known: false, failed: true, view: 'emptyProduct' },
  ])('is $view when known is $known and failed is $failed, ORD-024', ({ known, failed, view }) => {
    expect(findProductView({ known, failed })).toBe(view);
  });
});
