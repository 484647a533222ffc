import { expect, test, type Page } from '../../steps/test.ts';
import { openScreen, visits } from '../../screens.ts';

/** Names that are longer than any name in the catalogue: one without a break, and one of many words. */
const longNames = {
  firstName: 'Wolfeschlegelsteinhausenbergerdorffhelmstone',
  store: 'Place Sainte-Catherine-de-la-Jacques-Cartier et Saint-Barthélemy-du-Lac-aux-Sables',
  product: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk Caffè Latte with Cinnamon',
} as const;
const replaced: readonly (readonly [RegExp, string])[] = [
  [/"firstName":"[^"]+"/g, `"firstName":"${longNames.firstName}"`],
  [/"Clark & Lake"/g, `"${longNames.store}"`],
  [/"Caffè Latte"/g, `"${longNames.product}"`],
  [/"nickname":"[^"]+"/g, `"nickname":"${longNames.firstName}"`],
];
const lengthenNames = (page: Page) =>
  page.route('**/apiproxy/v1/**', async (route) => {
    if (route.request().resourceType() !== 'fetch' || route.request().url().includes('/events'))
      return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!isJson) return route.fulfill({ response });
    // The reply is gone once the page that asked for it is left.
    const sent = await response.text().catch(() => undefined);
    if (sent === undefined) return route.abort();
    const body = replaced.reduce((text, [from, to]) => text.replace(from, to), sent);
    return route.fulfill({ response, body });
  });

/** Texts outside the window that cannot be scrolled to. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const scrolls = (one: Element | null): boolean =>
      !!one &&
      (/(auto|scroll|hidden|clip)/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && !one.closest('svg') && !scrolls(one))
      .flatMap((one) => [...one.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .filter((node) => {
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
      })
      .map((node) => node.textContent?.trim().slice(0, 40));
  });

for (const { visitor, prepare, screens } of visits)
  for (const width of [390, 1440])
    test(`long names of customer, store, product and card break nothing for ${visitor} at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await prepare(page);
      await lengthenNames(page);
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await openScreen(page, screen);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `${screen.name} is wider than the window`).toBeLessThanOrEqual(0);
          expect.soft(await beyond(page), screen.name).toEqual([]);
        });
    });
