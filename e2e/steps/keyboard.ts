import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 150;
const hasFocus = (locator: Locator) =>
  locator.evaluate(
    (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
  );

/** Presses Tab until the control has focus: fails when the keyboard cannot get there. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached in ${farthest} steps`);
};

export const pressOn = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

export const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
