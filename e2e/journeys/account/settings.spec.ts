import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { pressOn, tabTo, typeInto } from '../../steps/keyboard.ts';
import { seedPassword } from '../../steps/members.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test as shopTest } from '../../steps/own-shop.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
const email = 'gold@crema.test';
const main = (page: Page) => page.getByRole('main');
const signIn = async (page: Page, path: string, address = email) => {
  await page.goto(`/account/signin?returnUrl=${encodeURIComponent(path)}`);
  await main(page).getByLabel('Email or username').fill(address);
  await main(page).getByLabel('Password', { exact: true }).fill(seedPassword);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
};

test('a member changes the email address by the code that it gets; the earlier one gets two mails about it, ACC-041, ACC-044, ACC-045', async ({
  page,
  shop,
}) => {
  const next = 'gold.new@example.com';
  await signIn(page, '/account/settings/edit-email');
  await main(page).getByLabel('New email address').fill(next);
  await main(page).getByRole('button', { name: 'Mail me a code' }).click();
  await expect(page).toHaveURL(`${shop.origin}/account/settings/edit-email/enter-code`);
  const code = () => /Subject: [^\r\n]*?(\d{6})/.exec(mailsTo(shop, next).join('\n'))?.[1];
  await expect.poll(code).toBeDefined();
  await main(page).getByLabel('Code').fill('000000');
  await main(page).getByRole('button', { name: 'Confirm address' }).click();
  await expect(main(page).getByText(/The code you entered is not valid/)).toBeVisible();
  await main(page)
    .getByLabel('Code')
    .fill((await code()) ?? '');
  await main(page).getByRole('button', { name: 'Confirm address' }).click();
  await expect(page).toHaveURL(`${shop.origin}/account/settings`);
  await expect(main(page).getByText(next)).toBeVisible();
  const notices = () => mailsTo(shop, email).filter((mail) => /email address/.test(mail)).length;
  await expect.poll(notices).toBe(2);
  await page.context().clearCookies();
  await signIn(page, '/account/settings', next);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a member signs out of the other browser, whose next page asks for the sign-in and shows nothing of the account, ACC-043, D-166', async ({
  browser,
  page,
  shop,
}) => {
  const elsewhere = await browser.newContext({ baseURL: shop.origin });
  const other = await elsewhere.newPage();
  await signIn(other, '/account/settings');
  await expect(main(other).getByText(email)).toBeVisible();
  await signIn(page, '/account/settings/devices');
  await main(page)
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(main(page).getByText(/last used/i)).toHaveCount(1);
  await other.goto('/account/personal');
  await expect(other).toHaveURL(`${shop.origin}/account/signin?returnUrl=%2Faccount%2Fpersonal`);
  await expect(other.getByText(email)).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByText(/last used/i)).toHaveCount(1);
  await elsewhere.close();
});

test('settings are changed by keyboard on a phone in fr-CA, ACC-040, ACC-041, PLT-011', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/account/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.context().addCookies([{ name: 'locale', value: 'fr-CA', url: shop.origin }]);
  await page.reload();
  expect(await examine(page)).toEqual([]);
  await pressOn(page, main(page).getByRole('link', { name: 'À propos de vous' }));
  const phone = main(page).getByLabel('Numéro de téléphone');
  await typeInto(page, phone, '12');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/Veuillez entrer un numéro de téléphone/)).toBeVisible();
  await expect(phone).toBeFocused();
  expect(await examine(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('514 555 0142');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enregistré.').first()).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue(/514\D*555\D*0142/);

  await page.goto('/account/settings/communication-preferences');
  const first = main(page).getByRole('checkbox').first();
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await pressOn(page, main(page).getByRole('button', { name: 'Enregistrer' }));
  await expect(main(page).getByRole('status')).toContainText('Votre choix est enregistré');
  expect(await examine(page)).toEqual([]);
});
