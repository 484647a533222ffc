import { expect, test } from '../steps/test.ts';
import { signIn } from '../steps/members.ts';

const addresses = [
  '/account/cards#pay',
  '/menu#pay',
  '/account/for-you#pay',
  '/account/cards#auto-reload',
  '/menu/cart#add-money',
  '/gift#pay',
];

test('a member opens addresses with a hash: the dialog comes, and React keeps the markup, K-18, CRD-004', async ({
  page,
}) => {
  await signIn(page, 'gold@crema.test');
  for (const address of addresses) {
    // Without it the browser only changes the hash of the page that is open.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('dialog'), address).toBeVisible();
  }
});
