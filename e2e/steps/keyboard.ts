import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 120;
const hasFocus = (locator: Locator) =>
  locator.evaluate(
    (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
  );
/** Whether the control stands before what has focus, so that Shift+Tab is the short way. */
const liesBehind = (locator: Locator) =>
  locator.evaluate((element) => {
    const focused = element.ownerDocument.activeElement;
    return (
      !!focused &&
      focused !== element.ownerDocument.body &&
      !!(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
    );
  });

/** Tabs to the control, the short way: fails when the keyboard cannot get there. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  const key = (await liesBehind(target)) ? 'Shift+Tab' : 'Tab';
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
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
