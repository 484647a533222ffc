import { partnerPagePathsOf } from '@crema/shared-contracts';
import { examine } from '../../steps/accessibility.ts';
import { seedPassword } from '../../steps/members.ts';
import { expect, test, type Page } from '../../steps/test.ts';

const partnerPage = partnerPagePathsOf('marriott').index;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The partner's page, on the partner's own origin. */
const atPartner = async (page: Page, baseURL: string | undefined) => {
  await expect(heading(page, 'Link your account to Crema Rewards?')).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(new URL(baseURL ?? '').origin);
};
const goToPartner = async (page: Page, baseURL: string | undefined) => {
  await page.goto(partnerPage);
  await page.getByRole('link', { name: 'Join and link' }).click();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue now' }).click();
  await atPartner(page, baseURL);
};

test(
  'a guest joins, signs in, and links, after a no and an error at the partner; then the accounts are unlinked, RWD-042 to RWD-046, D-133',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await page.goto(partnerPage);
    await page.getByRole('link', { name: 'Join and link' }).click();
    await page.getByRole('textbox', { name: 'Email or username' }).fill('reserve@crema.test');
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    // The page leaves by its own timer.
    await expect(page).toHaveURL(/\/redirect$/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await examine(page)).toEqual([]);
    await atPartner(page, baseURL);
    expect(await examine(page)).toEqual([]);

    await page.getByRole('button', { name: 'No, return to Crema' }).click();
    await expect(heading(page, 'You’re actually not linked!')).toBeVisible();
    expect(await examine(page)).toEqual([]);

    await goToPartner(page, baseURL);
    await page.getByRole('button', { name: 'Simulate an error at Marriott Bonvoy' }).click();
    await expect(heading(page, 'Hmm.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Partnership page' }).click();
    await expect(heading(page, 'Your stay, your coffee, linked.')).toBeVisible();

    await goToPartner(page, baseURL);
    await page.getByLabel('Member number').fill('12');
    await page.getByLabel('Member number').press('Enter');
    await expect(page.getByText('Enter 9 digits, such as 123456789.')).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await page.getByLabel('Member number').fill('123 456 789');
    await page.getByLabel('Member number').press('Enter');
    await expect(heading(page, 'You’re all set!')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('link', { name: 'See benefits' }).click();
    await expect(page.getByText('Linked with account ••••6789')).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await page.goto(`${partnerPage}/redirect`);
    await page.getByRole('button', { name: 'Continue now' }).click();
    await expect(heading(page, 'You’re already linked!')).toBeVisible();

    await page.goto(partnerPage);
    await page.getByRole('button', { name: 'Unlink accounts' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, unlink accounts' }).press('Enter');
    await expect(heading(page, 'Your accounts are now unlinked.')).toBeVisible();
    // A member who has linked nothing is not offered it, and can still open its link.
    await page.goto(`${partnerPage}?action=unlink`);
    await page.getByRole('button', { name: 'Yes, unlink accounts' }).click();
    await expect(heading(page, 'You’re actually not linked!')).toBeVisible();
  },
);

test('Back from the partner returns to the page before the redirect, D-133', async ({ page, baseURL }) => {
  await page.goto(`/account/signin?returnUrl=${encodeURIComponent(partnerPage)}`);
  await page.getByRole('textbox', { name: 'Email or username' }).fill('gold@crema.test');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Your stay, your coffee, linked.')).toBeVisible();
  await page.getByRole('link', { name: 'Join and link' }).click();
  await page.getByRole('button', { name: 'Continue now' }).click();
  await atPartner(page, baseURL);
  await page.goBack();
  await expect(heading(page, 'Your stay, your coffee, linked.')).toBeVisible();
});
