import { expect, type Page } from '@playwright/test';

/** Stores of the seed data with one special property each; they are always open and accept every order. */
export const stores = {
  chicago: {
    name: 'Clark & Lake',
    place: '60602',
    street: '200 N Clark St',
    phone: '+1 312 555 0100',
    storeNumber: '1001-100001',
  },
  /** A store without large iced vanilla sweet cream cold brew and without oat milk (fixture 1008). */
  soldOut: { name: 'Michigan & Washington', place: '60602', storeNumber: '1008-100008' },
  /** Has paused orders (fixture 1003). */
  busy: { name: 'State & Randolph', storeNumber: '1003-100003' },
  /** Takes no mobile orders (fixture 1004). */
  withoutOrders: { name: 'Union Station Hall', storeNumber: '1004-100004' },
  /** Takes no mobile orders now, although it is open (fixture 1005). */
  kitchenClosed: { name: 'Wacker & Adams', storeNumber: '1005-100005' },
  /** Whether it takes orders is not known (fixture 1016). */
  unknown: { name: 'Clinton & Fulton', storeNumber: '1016-100016' },
  /** Takes stored-value cards only (fixture 1007). */
  storedValueOnly: { name: 'Jackson & Franklin', place: '60606', storeNumber: '1007-100007' },
  /** A store without a country, so that its orders cannot be priced (fixture 1018). */
  noCountry: { name: 'Canal & Maxwell', place: '60607', storeNumber: '1018-100018' },
  /** Closed until further notice (fixture 1019). */
  withoutHours: { name: 'Cermak & Indiana', place: '60616', storeNumber: '1019-100019' },
  /** Makes one order per pickup slot (fixture 1020). */
  oneAtATime: { name: 'Cushman & Second', place: '99701', storeNumber: '1020-100020' },
  /** Every pickup slot is full (fixture 1010). */
  slotsFull: { name: 'Merchandise Mart', place: '60654', storeNumber: '1010-100010' },
  /** Takes Canadian dollars (fixture 1013). */
  toronto: { name: 'King & Bay', storeNumber: '1013-100013' },
  montreal: { name: 'Place Sainte-Catherine', place: 'Montréal' },
} as const;

interface StoreMessages {
  readonly find: string;
  readonly orderHere: string;
  readonly asGuest: string;
  readonly pickUpStore: string;
}
const english: StoreMessages = {
  find: 'Find a store',
  orderHere: 'Order Here',
  asGuest: 'Continue as guest',
  pickUpStore: 'Pickup store',
};
export const frenchStoreMessages: StoreMessages = {
  find: 'Trouver un café',
  orderHere: 'Commander ici',
  asGuest: 'Continuer sans compte',
  pickUpStore: 'Café de cueillette',
};

export const storeCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** Searches for a store by place, as a visitor without an account, and chooses it for the order. */
export const chooseStoreAsGuest = async (
  page: Page,
  store: { name: string; place: string } = stores.chicago,
  messages: StoreMessages = english,
) => {
  await page.goto('/menu/store-locator');
  await page.getByRole('combobox', { name: messages.find }).fill(store.place);
  await page.getByRole('combobox', { name: messages.find }).press('Enter');
  await storeCard(page, store.name).getByRole('button', { name: messages.orderHere }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.asGuest }).click();
  await expect(page.getByRole('region', { name: messages.pickUpStore })).toContainText(store.name);
};

/** Chooses a store as a member, who sees no guest dialog. */
export const chooseStoreAsMember = async (
  page: Page,
  store: { name: string; place: string } = stores.chicago,
) => {
  await page.goto('/menu/store-locator');
  await page.getByRole('combobox', { name: english.find }).fill(store.place);
  await page.getByRole('combobox', { name: english.find }).press('Enter');
  await storeCard(page, store.name).getByRole('button', { name: english.orderHere }).click();
  await expect(page.getByRole('region', { name: english.pickUpStore })).toContainText(store.name);
};
