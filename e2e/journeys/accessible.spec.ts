import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { looks, openScreen, visits } from '../screens.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const { visitor, prepare, screens } of visits)
  for (const { name, viewport, colorScheme } of looks)
    test(`what ${visitor} sees at ${name} breaks no accessibility rule and fits the window, D-12`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await prepare(page);
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await openScreen(page, screen);
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
          );
          expect.soft(found, screen.name).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `${screen.name} is wider than the window`).toBeLessThanOrEqual(0);
        });
    });
