import { expect, test } from '../steps/test.ts';
import { examinedVisits, looks, openScreen } from '../screens.ts';
import { examine } from '../steps/accessibility.ts';

for (const { visitor, prepare, screens } of examinedVisits)
  for (const { name, viewport, colorScheme } of looks)
    test(`what ${visitor} sees at ${name} breaks no accessibility rule and fits the window, D-12`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await prepare(page);
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await openScreen(page, screen);
          expect.soft(await examine(page, colorScheme), screen.name).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `${screen.name} is wider than the window`).toBeLessThanOrEqual(0);
        });
    });
