import { examine } from '../../steps/accessibility.ts';
import { startDemonstrationApp, type DemonstrationApp } from '../../steps/account/demonstration-app.ts';
import { seedPassword } from '../../steps/members.ts';
import { expect, type Page } from '../../steps/test.ts';
import { test as shopTest } from '../../steps/own-shop.ts';

interface AppFixtures {
  /** An app on its own origin, registered by the operator's command. */
  readonly app: DemonstrationApp;
}
const test = shopTest.extend<AppFixtures>({
  baseURL: async ({ shop }, provide) => provide(shop.origin),
  app: async ({ shop }, provide) => {
    const app = await startDemonstrationApp();
    const [[id = '', secret = ''] = []] = await shop.operate(
      'oauth-clients',
      'add',
      'Brew Diary',
      app.redirectUri,
      '--scopes',
      'account card payment rewards',
    );
    await app.register(shop.origin, { id, secret });
    await provide(app);
    await app.close();
  },
});
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const consentTitle = 'Brew Diary wants access to your Crema account';
const signIn = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email or username' }).fill('gold@crema.test');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

test(
  'a visitor signs in on the way to an app, says no, agrees, widens, and ends the access; the app disconnects, and is removed, ACC-080 to ACC-083, D-120, D-159',
  { tag: '@long' },
  async ({ page, app, shop }) => {
    test.slow();
    const document = await page.request.get(`${shop.origin}/oauth/authorize?client_id=x&response_type=code`, {
      headers: { accept: 'text/html' },
    });
    expect(document.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(document.headers()['cache-control']).toMatch(/^private/);
    await page.goto(app.origin);
    await link(page, 'Connect').click();
    await expect(page).toHaveURL(/\/account\/signin\?/);
    await signIn(page);

    await expect(heading(page, consentTitle)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('Card transactions')).toBeVisible();
    await expect(page.getByText('Rewards info')).toHaveCount(0);
    expect(await examine(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, 'Refused')).toBeVisible();
    await expect(page.getByText('access_denied')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('state')).not.toBeNull();

    // By the keyboard alone.
    await link(page, 'Connect').press('Enter');
    await expect(heading(page, consentTitle)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(heading(page, 'Connected')).toBeVisible();
    await expect(page.getByText('Scope: account card')).toBeVisible();
    for (let n = 0; n < 2; n += 1) {
      await link(page, 'Read').click();
      await expect(heading(page, 'Hello Jordan')).toBeVisible();
      await expect(page.getByText(/^[1-9] cards$/)).toBeVisible();
    }

    // The member is not asked twice for the same, and is asked for more.
    await link(page, 'Connect').click();
    await expect(heading(page, 'Connected')).toBeVisible();
    await link(page, 'Connect with rewards').click();
    await expect(heading(page, consentTitle)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Scope: account rewards')).toBeVisible();

    await page.goto(`${shop.origin}/account/settings/connected-apps`);
    for (const scope of ['Account profile info', 'Card transactions', 'Rewards info'])
      await expect(page.getByText(scope)).toBeVisible();
    await expect(page.getByText(/^Last used|Last used/).first()).toBeVisible();
    await page.getByRole('button', { name: 'End access of Brew Diary' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await expect(heading(page, 'Connected apps')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No connected apps' })).toBeVisible();
    await page.goto(`${app.origin}/read`);
    await expect(heading(page, 'Refused')).toBeVisible();
    await expect(page.getByText('invalid_grant')).toBeVisible();
    await link(page, 'Connect').click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(heading(page, 'Connected')).toBeVisible();
    await link(page, 'Disconnect').click();
    await expect(heading(page, 'Disconnected')).toBeVisible();
    await page.goto(`${shop.origin}/account/settings/connected-apps`);
    await expect(page.getByRole('heading', { name: 'No connected apps' })).toBeVisible();

    // The app is removed while the member reads the question.
    await page.goto(app.origin);
    await link(page, 'Connect').click();
    await expect(heading(page, consentTitle)).toBeVisible();
    const id = new URL(page.url()).searchParams.get('client_id') ?? '';
    await shop.operate('oauth-clients', 'remove', id);
    await page.getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: 'The access was not given' });
    await expect(dialog).toContainText('We don’t know this app. Nothing was shared.');
    expect(await examine(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/oauth\/authorize/);
  },
);
