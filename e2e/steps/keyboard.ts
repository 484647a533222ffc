import { expect, type Locator, type Page } from '@playwright/test';

const maximumSteps = 120;

/**
 * The position of the control relative to the focused element. A control in a frame without focus is `ahead`:
 * Tab enters its document.
 */
const directionTo = (locator: Locator): Promise<'reached' | 'ahead' | 'behind'> =>
  locator.evaluate((element) => {
    const { ownerDocument } = element;
    const focused = ownerDocument.activeElement;
    if (element === focused && ownerDocument.hasFocus()) return 'reached';
    if (!focused || focused === ownerDocument.body) return 'ahead';
    return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'behind' : 'ahead';
  });

/**
 * Tabs to the control on the shorter way; fails when the keyboard cannot reach it. Each step determines the
 * direction again, because a newly opened page moves the focus to its heading after its first controls are
 * visible.
 */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let step = 0; step < maximumSteps; step += 1) {
    const direction = await directionTo(target);
    if (direction === 'reached') return;
    await page.keyboard.press(direction === 'behind' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(
    `${String(target)} was not focused after ${maximumSteps} presses of Tab; expected fewer. Check its tabindex.`,
  );
};

export const pressOn = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

export const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

/** Chooses a radio button with the arrow keys, from the chosen one of its group or, without one, from the first. */
export const chooseRadio = async (page: Page, group: Locator, target: Locator) => {
  const checked = group.getByRole('radio', { checked: true });
  await expect(target).toBeEnabled();
  const isChosen = (await checked.count()) > 0;
  await tabTo(page, isChosen ? checked.first() : group.getByRole('radio').first());
  if (!isChosen) await page.keyboard.press('Space');
  for (let step = 0; step < maximumSteps && !(await target.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(target).toBeChecked();
};

/** Chooses an option of a select by its value with the arrow keys. */
export const chooseOption = async (page: Page, select: Locator, value: string) => {
  await tabTo(page, select);
  await page.keyboard.press('Home');
  for (let step = 0; step < maximumSteps && (await select.inputValue()) !== value; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(value);
};
