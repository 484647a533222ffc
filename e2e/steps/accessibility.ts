import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The tags do not include this rule because it is experimental: users of voice control say the visible text
 * (WCAG 2.5.3).
 */
const more = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/**
 * The accessibility rules that the page breaks, with their elements. In dark mode only colours differ, so drawings that are
 * hidden from screen readers are not checked again.
 */
export const examine = async (page: Page, colorScheme: 'light' | 'dark' = 'light') => {
  const axe = new AxeBuilder({ page }).exclude('svg[aria-hidden="true"]');
  const { violations } = await (
    colorScheme === 'light' ? axe.options(more).withTags(rules) : axe.withRules(['color-contrast'])
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
