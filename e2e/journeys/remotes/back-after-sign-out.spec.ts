import { expect, test } from '../../steps/test.ts';
import { hydrated } from '../../steps/page/hydration.ts';
import { endSessionElsewhere, signIn, watchForText } from '../../steps/members.ts';

// Playwright disables the back/forward cache: Back reads the page from the browser's HTTP cache, or loads it again.
const paths = ['/', '/menu', '/rewards', '/store/1001/clark-lake', '/account'] as const;

for (const path of paths) {
  test(`Back after signing out shows no frame of ${path} with the member, D-14`, async ({
    page,
    context,
  }) => {
    await signIn(page, 'reserve@crema.test');
    const seen = await watchForText(context, 'Alex');
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText('Alex').first()).toBeVisible();
    await page.goto('/account/signout');
    await expect(page).not.toHaveURL(/signout/);
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    seen.length = 0;
    // Signing out may replace the page in the history or add one.
    await page.evaluate(() => history.go(-1));
    await expect(page).toHaveURL((url) => url.pathname === path || url.pathname.startsWith('/account/'));
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    expect(seen).toEqual([]);
  });

  test(`Back shows no frame of ${path} with a member whose session has ended, D-166`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await signIn(page, 'reserve@crema.test');
    const seen = await watchForText(context, 'Alex');
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText('Alex').first()).toBeVisible();
    await page.goto('about:blank');
    await endSessionElsewhere({ context, browser, baseURL });
    seen.length = 0;
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(
      (url) => url.pathname.startsWith(path) || url.pathname.startsWith('/account/'),
    );
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    expect(seen).toEqual([]);
  });
}

test('Back shows the public page of a member who is still signed in', async ({ page }) => {
  await signIn(page, 'reserve@crema.test');
  await page.goto('/rewards');
  await hydrated(page);
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('Alex').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('style', /visibility/);
});
