import { expect, test, type Page } from '@playwright/test';
import { openScreen, visits } from '../../screens.ts';

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

/** Pages with their content next to a picture, in a separate column: their navigation is the logo alone. */
const withoutHeader = ['sign-in', 'create-account', 'guest-checkout'];
/** Messages in the centre of an otherwise empty page. */
const centred = ['not-found', 'order-unknown'];
/** The box of a link back begins this far outside the edge: the tip of its arrow is on the edge. */
const arrow = 6.5;

for (const { visitor, prepare, screens } of visits)
  test(`header, page and footer that ${visitor} sees on a desktop share one left edge`, async ({ page }) => {
    test.slow();
    await prepare(page);
    for (const screen of screens.filter(({ name }) => !withoutHeader.includes(name)))
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        const [edge = 0] = await leftsOf(page, '.crema-header');
        expect.soft((await leftsOf(page, '.crema-footer'))[0], `${screen.name}: footer`).toBeCloseTo(edge, 0);
        const lefts = await leftsOf(page, '#main');
        expect
          .soft(lefts[0], `${screen.name}: nothing stands left of the edge`)
          .toBeGreaterThan(edge - arrow);
        if (!centred.includes(screen.name))
          expect
            .soft(lefts.filter((left) => Math.abs(left - edge) < 0.6).length, `${screen.name}: page`)
            .toBeGreaterThan(0);
      });
  });
