import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { looks, openScreen, visits } from '../screens.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The tags do not include this rule because it is experimental: users of voice control say the visible text
 * (WCAG 2.5.3).
 */
const more = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/**
 * In dark mode only colours differ, so drawings that are hidden from screen readers are not checked again.
 */
const examine = async (page: Page, colorScheme: 'light' | 'dark') => {
  const axe = new AxeBuilder({ page }).exclude('svg[aria-hidden="true"]');
  const { violations } = await (
    colorScheme === 'light' ? axe.options(more).withTags(rules) : axe.withRules(['color-contrast'])
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

for (const { visitor, prepare, screens } of visits)
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
