import { openScreen } from '../../screens.ts';
import { signIn } from '../../steps/members.ts';
import { readLargeText } from '../../steps/screen/large-text.ts';
import { expect, test } from '../../steps/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

// The visits of all screens are in English; these have the longest words of French.
test('French screens are readable with text at 200 % and a zoom of 400 %, L-30, R-07', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'quebec@crema.test');
  await page.context().addCookies([{ name: 'locale', value: 'fr-CA', url: baseURL ?? '' }]);
  for (const path of [
    '/',
    '/menu',
    '/gift',
    '/rewards',
    '/rewards/my-rewards',
    '/account/cards',
    '/account/settings',
  ]) {
    await openScreen(page, { name: path, path });
    expect.soft(await readLargeText(page), path).toEqual([]);
  }
});
