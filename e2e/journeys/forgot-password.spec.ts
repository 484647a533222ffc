import { expect } from '@playwright/test';
import { mailsTo } from '../steps/outbox.ts';
import { test } from '../steps/shared-shop.ts';

/** Other journeys of the shared shop sign in as other members: this one changes the password. */
const email = 'reserve@crema.test';

test(
  'a member who forgot the password gets a mail, chooses a new one and signs in with it, ACC-009, ACC-010',
  { tag: ['@gate', '@long'] },
  async ({ page, shop }) => {
    await page.goto(`${shop.origin}/account/signin?returnUrl=%2Faccount%2Fcards`);
    const main = page.getByRole('main');
    await main.getByLabel('Email or username').fill(email);
    await main.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(main.getByLabel('Email address')).toHaveValue(email);
    await main.getByRole('button', { name: 'Mail me a link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();

    const link = async () =>
      /http\S+\/account\/reset-password\/[\w.-]+/.exec(mailsTo(shop, email).join('\n'))?.[0];
    await expect.poll(link).toBeDefined();
    await page.goto((await link()) ?? '');
    await main.getByLabel('New password').fill('copper kettle march');
    await main.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(`${shop.origin}/account/reset-password-success`);

    await main.getByRole('link', { name: 'Sign in' }).click();
    await main.getByLabel('Email or username').fill(email);
    await main.getByLabel('Password', { exact: true }).fill('copper kettle march');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${shop.origin}/account/for-you`);

    await page.goto((await link()) ?? '');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link doesn’t work any more' }),
    ).toBeVisible();
  },
);
