import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, latte, placeButton } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { signIn } from '../../steps/members.ts';
import { chooseStoreAsGuest, chooseStoreAsMember, stores } from '../../steps/stores.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const when = (page: Page) => page.getByRole('group', { name: 'When should it be ready?' });
const times = (page: Page) => page.getByRole('combobox', { name: 'Choose a pickup time' });
/** Chooses a free time of tomorrow, the last but one: it is offered for the longest time. Returns its text. */
const chooseLate = async (page: Page): Promise<string> => {
  await when(page)
    .getByRole('radio', { name: /^Later/ })
    .check();
  await page.getByRole('group', { name: 'Choose a day' }).getByRole('radio', { name: 'Tomorrow' }).check();
  const late = times(page).locator('option:enabled').nth(-2);
  const time = (await late.textContent()) ?? '';
  await times(page).selectOption((await late.getAttribute('value')) ?? '');
  return time;
};
/** The time with the day, because it is not today's. */
const onItsDay = (time: string) => new RegExp(`\\w{3}, \\w{3} \\d{1,2}, ${time}`);
const readyAt = (time: string) => new RegExp(`Ready around ${onItsDay(time).source}`);
const placedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your order is in!' });

test(
  'a curbside order for later is placed on a phone, and shows its time everywhere, ORD-063, ORD-060, ORD-065, D-08',
  { tag: ['@gate', '@long'] },
  async ({ page }) => {
    await signIn(page, 'gold@crema.test');
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.goto('/menu/cart');
    await page.getByRole('radio', { name: 'Curbside' }).check();
    await expect(page.getByRole('status').filter({ hasText: 'Ready in around' })).toContainText(
      /Ready in around \d+–\d+ minutes \(\d{1,2}:\d\d/,
    );
    const time = await chooseLate(page);
    const ready = readyAt(time);
    await expect(page.getByText(ready)).toBeVisible();

    // The choice survives a refresh.
    await page.reload();
    await expect(times(page).locator('option:checked')).toHaveText(time);
    await expect(page.getByRole('radio', { name: 'Curbside' })).toBeChecked();
    await expect(page.getByText(ready)).toBeVisible();

    await placeButton(page).click();
    await expect(placedDialog(page)).toContainText(ready);
    await expect(placedDialog(page)).toContainText('Curbside');
    await placedDialog(page).getByRole('link', { name: 'Follow your order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(ready);

    await page.goto('/menu/previous');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      new RegExp(`Scheduled for ${onItsDay(time).source}`),
    );
  },
);

test('a time that another customer takes first is lost: the slots reload, and the nearest one takes the order, ORD-064, ORD-107, ORD-165', async ({
  page,
  browser,
}) => {
  const open = async (visit: Page) => {
    await visit.goto(`/menu?storeNumber=${stores.oneAtATime.storeNumber}`);
    await expect(visit.getByRole('region', { name: 'Pickup store' })).toContainText(stores.oneAtATime.name);
    await addLatte(visit);
    await visit.goto('/menu/cart');
  };
  const fillCheckout = async (visit: Page) => {
    await visit.getByRole('button', { name: /guest$/ }).click();
    await visit.getByRole('textbox', { name: 'First name' }).fill('Noor');
    await visit.getByRole('textbox', { name: 'Email' }).fill('noor@example.com');
    await typeCard(visit, testCards.approved);
  };
  await open(page);
  const time = await chooseLate(page);
  await fillCheckout(page);
  await expect(page.getByText(readyAt(time))).toBeVisible();

  const other = await (await browser.newContext({ viewport: phone })).newPage();
  await open(other);
  await when(other)
    .getByRole('radio', { name: /^Later/ })
    .check();
  await other.getByRole('group', { name: 'Choose a day' }).getByRole('radio', { name: 'Tomorrow' }).check();
  await times(other).selectOption(time);
  await fillCheckout(other);
  await placeButton(other).click();
  await expect(placedDialog(other)).toContainText(time);
  await other.context().close();

  await placeButton(page).click();
  const lost = page.getByRole('alert').filter({ hasText: 'is no longer available' });
  await expect(lost).toContainText(time);
  await expect(placeButton(page)).toBeDisabled();
  const nearest = lost.getByRole('button', { name: /^Pick up at/ });
  await expect(nearest).not.toContainText(time);

  // The cart stays, and its page marks the lost time.
  await lost.getByRole('button', { name: 'See other times' }).click();
  await expect(page.getByRole('region', { name: 'Your items' })).toContainText(latte.name);
  await expect(times(page).locator('option:disabled')).toHaveText(`${time} · Unavailable`);
  const offered = ((await nearest.textContent()) ?? '').replace('Pick up at ', '');
  await nearest.click();
  await expect(times(page).locator('option:checked')).toHaveText(offered.replace(/^.*, /, ''));

  await page.getByRole('button', { name: /guest$/ }).click();
  await expect(page.getByText(`Ready around ${offered}`)).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await placeButton(page).click();
  await expect(placedDialog(page)).toContainText(`Ready around ${offered}`);
});

test('a store whose slots are full offers as soon as possible only, ORD-064', async ({ page }) => {
  await chooseStoreAsGuest(page, stores.slotsFull);
  await addLatte(page);
  await page.goto('/menu/cart');
  await expect(when(page).getByRole('radio', { name: /^Later/ })).toBeDisabled();
  await expect(when(page)).toContainText('No other times left');
  await expect(when(page).getByRole('radio', { name: 'As soon as possible' })).toBeChecked();
  await goToGuestCheckout(page);
});
