import { expect, type Page } from '@playwright/test';

/** A product that every fixture store sells. */
export const latte = { name: 'Caffè Latte', path: '/menu/product/2010/hot' } as const;

export const addLatte = async (page: Page) => {
  await page.goto(latte.path);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
};

/** Converts "$5.41" to 541. */
export const minorOf = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

/** The price on the button, in cents. */
export const totalToPay = async (page: Page): Promise<number> => {
  await expect(placeButton(page)).toHaveText(/\d/);
  return minorOf(await placeButton(page).textContent());
};
