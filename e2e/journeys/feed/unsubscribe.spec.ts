import { expect } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { createAccount } from '../../steps/members.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test } from '../../steps/shared-shop.ts';

const email = 'unsubscribe@example.com';

test(
  'a member ends promotional mails by the link of a mail, without signing in, ENG-040, E03',
  { tag: '@long' },
  async ({ page, browser, shop }) => {
    await page.goto('/account/create');
    await page.getByRole('checkbox', { name: /^News and offers/ }).check();
    await createAccount(page, email);
    await expect(page).toHaveURL(/\/account\/for-you/);
    await shop.operate('feed', 'mail', 'stars-explained');
    const link = () => /http\S+\/unsubscribe\?token=[^\s<>"]+/.exec(mailsTo(shop, email).join('\n'))?.[0];
    await expect.poll(link).toBeDefined();

    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const reader = await elsewhere.newPage();
    await reader.goto((link() ?? '').replaceAll('&amp;', '&'));
    await expect(reader.getByText('We’ll stop sending you promotional emails.')).toBeVisible();
    expect(await examine(reader)).toEqual([]);
    await reader.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).press('Enter');
    await expect(
      reader.getByRole('heading', { level: 1, name: 'You’re unsubscribed from promotional emails' }),
    ).toBeVisible();
    expect(await examine(reader)).toEqual([]);
    await expect(reader.getByRole('link', { name: 'Change your preferences' })).toHaveAttribute(
      'href',
      '/account/settings/communication-preferences',
    );
    await elsewhere.close();

    await page.goto('/account/settings/communication-preferences');
    await expect(
      page.getByRole('main').getByRole('checkbox', { name: /^News and offers/ }),
    ).not.toBeChecked();
  },
);
