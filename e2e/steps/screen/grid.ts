import { expect, type Page } from '@playwright/test';

/**
 * The left edges of all elements that a part of the page draws, in pixels, without elements that extend to
 * the window's edge.
 */
const leftsOf = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)]
        .filter((one) => one.checkVisibility() && !one.closest('svg, [aria-hidden="true"]'))
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, width, height }) => left >= 40 && width > 1 && height > 1)
        .map(({ left }) => left)
        .sort((a, b) => a - b),
    part,
  );

/** The left edge of a column in the middle, narrower than the header; undefined for a page as wide as the header. */
const narrowColumn = (page: Page, edge: number) =>
  page.evaluate((headerEdge) => {
    const column = document.querySelector('#main [data-page-title]')?.closest('header')?.parentElement;
    if (!column) return undefined;
    const { left, right } = column.getBoundingClientRect();
    const { left: mainLeft = 0, right: mainRight = 0 } =
      document.querySelector('#main')?.getBoundingClientRect() ?? {};
    const isCentred = Math.abs(left + right - mainLeft - mainRight) < 2;
    const start = left + parseFloat(getComputedStyle(column).paddingInlineStart);
    return isCentred && start > headerEdge + 1 ? start : undefined;
  }, edge);

/** Pages whose navigation is the logo alone, or that have none: they have no footer, and their content is a column of its own. */
const withoutHeader = [
  'authorize-app',
  'authorize-app-unknown',
  'authorize-app-incomplete',
  'sign-in',
  'create-account',
  'card-not-added',
  'guest-checkout',
  'confirm-email-refused',
  'forgot-password',
  'reset-requested',
  'reset-link-expired',
  'password-reset',
  'sign-in-passkey',
  'sso-ended',
  'mfa-overlay',
  'mfa-overlay-code',
  'step-up',
];
/** Panels over a page whose header and footer are hidden behind them. */
const overlays = ['wallet-scan-lines'];
/** Messages in the centre of an otherwise empty page. */
const centred = [
  'not-found',
  'order-unknown',
  'store-change',
  'nothing-available',
  'unsubscribed',
  'unsubscribe-failed',
  'privacy-requested',
  'gift-link-invalid',
];
/** The box of a link back begins this far outside the edge: the tip of its arrow is on the edge. */
const arrow = 6.5;

/** Result pages are messages in the middle, too. */
const centredResults = [
  'partner-error',
  'partner-not-linked',
  'opt-in-unknown',
  'redeem-promo',
  'promo-expired',
];

/** On a desktop, header, page and footer share one left edge. */
export const expectOneGrid = async (page: Page, name: string): Promise<void> => {
  if ([...withoutHeader, ...overlays].includes(name)) return;
  const [edge = 0] = await leftsOf(page, '.crema-header');
  expect.soft((await leftsOf(page, '.crema-footer'))[0], 'the left edge of the footer').toBeCloseTo(edge, 0);
  const lefts = await leftsOf(page, '#main');
  expect.soft(lefts[0], 'nothing stands left of the edge').toBeGreaterThan(edge - arrow);
  const start = (await narrowColumn(page, edge)) ?? edge;
  if (![...centred, ...centredResults].includes(name))
    expect
      .soft(lefts.filter((left) => Math.abs(left - start) < 0.6).length, 'parts at the left edge of the page')
      .toBeGreaterThan(0);
};
