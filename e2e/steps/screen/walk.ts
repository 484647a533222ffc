import type { Page } from '@playwright/test';
import { readFocus } from '../page/focus.ts';

/** The walk stops after this number of controls. */
const mostSteps = 80;
/** The bars of a page are measured as soon as React has continued from the server's content. */
const isHydrated = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));

/** Presses the key until the focus leaves the page; returns the controls that a bar covers (WCAG 2.4.11). */
export const walkFocus = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> => {
  await page.waitForFunction(isHydrated);
  const hidden: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    if (focus.outside && step > 2) break;
    if (focus.hiddenBy) hidden.push(`${focus.name} by ${focus.hiddenBy}`);
  }
  return hidden;
};
