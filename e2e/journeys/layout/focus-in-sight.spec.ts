import { expect, test } from '../../steps/test.ts';
import { readFocus } from '../../steps/focus.ts';
import { openScreen, visits } from '../../screens.ts';

/** The test stops after this number of controls. */
const mostSteps = 80;
/** The bars of a page are measured as soon as React has continued from the server's content. */
const isHydrated = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
/** One page of each kind: pages with a bar of their own, long lists, forms. */
const walked = [
  'menu',
  'product',
  'store-locator-place',
  'rewards',
  'create-account',
  'guest-menu',
  'guest-cart',
  'guest-checkout',
  'member-cart',
  'member-previous',
];
const desks = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];

for (const { visitor, prepare, screens } of visits)
  for (const { name, viewport } of desks)
    for (const key of ['Tab', 'Shift+Tab'])
      test(`${key} never leads ${visitor} on a ${name} to something that a bar covers, WCAG 2.4.11, D-12`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await prepare(page);
        for (const screen of screens.filter(({ name: one }) => walked.includes(one)))
          await test.step(screen.name, async () => {
            await openScreen(page, screen);
            await page.waitForFunction(isHydrated);
            const hidden: string[] = [];
            for (let step = 0; step < mostSteps; step += 1) {
              await page.keyboard.press(key);
              const focus = await readFocus(page);
              if (focus.outside && step > 2) break;
              if (focus.hiddenBy) hidden.push(`${focus.name} by ${focus.hiddenBy}`);
            }
            expect.soft(hidden, screen.name).toEqual([]);
          });
      });
