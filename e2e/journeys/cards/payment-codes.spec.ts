import { expect, type Page } from '@playwright/test';
import { typeCard } from '../../steps/cards.ts';
import { test } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts, watchCodes } from '../../steps/payment-methods.ts';

/** CRD-085 to CRD-089: the card that provokes the code, its text, and the next step that the page offers. */
const other = 'Something went wrong with your payment method.';
const provider = /payment provider refused/;
const codes = [
  { code: '121035', number: '4000 0012 1035 0005', text: /Please contact your bank/, step: 'none' },
  { code: '121043', number: '4000 0012 1043 0005', text: other, step: 'choose' },
  {
    code: '121044',
    number: '4000 0012 1044 0004',
    text: 'This credit/debit card may have expired.',
    step: 'choose',
  },
  { code: '121045', number: '4000 0012 1045 0003', text: other, step: 'choose' },
  { code: '121046', number: '4000 0012 1046 0002', text: other, step: 'choose' },
  { code: '121065', number: '4000 0012 1065 0008', text: other, step: 'choose' },
  { code: '121066', number: '4000 0012 1066 0007', text: other, step: 'choose' },
  { code: '121068', number: '4000 0012 1068 0005', text: other, step: 'choose' },
  { code: '121070', number: '4000 0012 1070 0001', text: other, step: 'choose' },
  { code: '121076', number: '4000 0012 1076 0005', text: other, step: 'choose' },
  {
    code: '121048',
    number: '4000 0012 1048 0000',
    text: /Please select a different payment method/,
    step: 'choose',
  },
  { code: '121059', number: '4000 0012 1059 0006', text: provider, step: 'choose' },
  { code: '121060', number: '4000 0012 1060 0003', text: provider, step: 'choose' },
  { code: '121061', number: '4000 0012 1061 0002', text: provider, step: 'choose' },
  { code: '121067', number: '4000 0012 1067 0006', text: provider, step: 'choose' },
  { code: '121071', number: '4000 0012 1071 0000', text: provider, step: 'choose' },
  { code: '121072', number: '4000 0012 1072 0009', text: provider, step: 'choose' },
  { code: '121062', number: '4000 0012 1062 0001', text: /\+1 800 555 0199/, step: 'call' },
  { code: '121069', number: '4000 0012 1069 0004', text: /card network/, step: 'choose' },
  { code: '121075', number: '4000 0012 1075 0006', text: /Something unexpected happened/, step: 'retry' },
  { code: '123000', number: '4000 0012 3000 0002', text: /Something unexpected happened/, step: 'retry' },
] as const;

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Add money' });
/** Stores the card, which returns to the open form of add money with the card chosen (CRD-032). */
const storeFromSheet = async (page: Page, number: string) => {
  const sheet = sheetOf(page);
  await sheet.getByRole('link', { name: 'Add a payment method' }).click();
  await page.getByRole('link', { name: 'Add a bank card' }).click();
  await typeCard(page, number);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('radio', { name: new RegExp(number.slice(-4)) })).toBeChecked();
};
const remove = async (page: Page, origin: string, number: string) => {
  await page.goto(`${origin}/account/payment-method`);
  const method = methodOf(page, `Visa •••• ${number.slice(-4)}`);
  await method.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(method).toHaveCount(0);
};
const submit = (page: Page) => sheetOf(page).getByRole('button', { name: /^Add \$25\.00/ });

/** Each next step, used. */
const steps: Readonly<Record<(typeof codes)[number]['step'], (page: Page) => Promise<void>>> = {
  none: async (page) => expect(sheetOf(page).getByRole('radio', { name: '$25' })).toBeChecked(),
  choose: async (page) => {
    const sheet = sheetOf(page);
    await sheet.getByRole('button', { name: 'Choose payment method' }).click();
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    await sheet.getByRole('radio', { name: /4242/ }).check();
    await expect(submit(page)).toBeEnabled();
  },
  call: async (page) =>
    expect(sheetOf(page).getByRole('link', { name: '+1 800 555 0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    ),
  retry: async (page) => {
    const again = page.waitForResponse((reply) => reply.url().includes('/graphql'));
    await sheetOf(page).getByRole('button', { name: 'Try again' }).click();
    await again;
    await expect(sheetOf(page).getByRole('alert')).toBeVisible();
  },
};

/** The server stores 20 cards an hour for a member: the codes are shared out. */
const halves = [codes.slice(0, 11), codes.slice(11)] as const;
for (const [half, shown] of halves.entries())
  test(
    `the bank’s codes are shown in add money with a next step that works, part ${half + 1}, CRD-085, CRD-087, CRD-088, CRD-089, D-163`,
    { tag: '@long' },
    async ({ page, shop }) => {
      test.slow();
      await signInAt(page, shop.origin, 'wallet@crema.test', '/account/cards/card-wallet-3');
      const answered = await watchCodes(page);
      for (const { code, number, text, step } of shown)
        await test.step(code, async () => {
          await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
          await storeFromSheet(page, number);
          await submit(page).click();
          await expect(sheetOf(page).getByRole('alert')).toContainText(text);
          await answered.expectLast(code);
          await steps[step](page);
          await remove(page, shop.origin, number);
        });
    },
  );

test('a second payment of the same amount is answered as received, and the first one counts, CRD-089', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', '/account/cards/card-wallet-3');
  const answered = await watchCodes(page);
  await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
  await storeFromSheet(page, '4000 0012 1063 0000');
  await submit(page).click();
  await expect(toasts(page).getByText(/^\$25\.00 added to/)).toBeVisible();
  await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
  await sheetOf(page).getByRole('radio', { name: /0000/ }).check();
  await submit(page).click();
  await expect(sheetOf(page).getByText('We already received your request, thanks!')).toBeVisible();
  await answered.expectLast('121063');
});
