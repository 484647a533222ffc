// The scripted interactions: what a customer presses between the menu and the cart, and in the locator. `press`
// records one interaction under a name; each other step only brings the page into position.
import { setTimeout } from 'node:timers/promises';
import { settle, takeInteraction } from './phone.mjs';
import { traceInteractions } from './tasks.mjs';

/** The pause between two keys of a person who types quickly. */
const betweenKeysMs = 150;

/** An interaction that the page did not receive is an error of the script, not a fast answer. */
const observed = (name, entry) => {
  if (!entry)
    throw new Error(`${name}: the page received no press or key. Check the script of this interaction.`);
  return entry;
};

/**
 * Presses an element where the pointer already rests. A click by the locator would place its own listeners on the page, which look
 * for the element under the pointer (a layout) at each event: between 5 and 15 ms of the measured interaction were theirs.
 */
const click = async (element) => {
  const page = element.page();
  await element.hover();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.down();
  await page.mouse.up();
};

/**
 * Returns `press(name, action, done)`: performs an action and records its interaction once the page is idle, with the
 * processor time that it needed.
 */
export const recorderOf = (page, record) => async (name, action, done) => {
  await takeInteraction(page);
  const needed = await traceInteractions(page.context().browser(), page, async () => {
    await action();
    await done?.();
    await settle(page);
  });
  record(name, { ...observed(name, await takeInteraction(page)), cpu: Math.max(0, ...needed) });
};

const typeInto = async (page, record, name, text) => {
  const entries = [];
  const needed = await traceInteractions(page.context().browser(), page, async () => {
    for (const key of text) {
      await takeInteraction(page);
      await page.keyboard.press(key);
      await setTimeout(betweenKeysMs);
      entries.push(observed(name, await takeInteraction(page)));
    }
    await settle(page);
  });
  for (const [index, entry] of entries.entries())
    record(index === 0 ? `${name}, the first key` : name, { ...entry, cpu: needed[index] ?? 0 });
};

const searchMenu = async (page, press, record) => {
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await press('menu: press into the search', () => click(field));
  await typeInto(page, record, 'menu: a key in the search', 'vanilla latte');
  await page.locator('#search-title').waitFor();
  await press('menu: clear the search', () => click(page.getByRole('button', { name: 'Clear the search' })));
};

const openCategory = async (page, press) => {
  const rail = page.getByRole('navigation', { name: 'Categories' });
  const link = rail.getByRole('link').nth(1);
  const name = (await link.textContent()).trim();
  await press(
    'menu: open a category',
    () => click(link),
    () => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
  );
};

const filterMenu = async (page, press) => {
  const results = page.getByRole('heading', { level: 1, name: /your filters$/ });
  await press(
    'menu: open the filters',
    () => click(page.getByRole('button', { name: /^Filters/ })),
    () => page.getByRole('dialog').waitFor(),
  );
  for (const name of ['Milk', 'Oats'])
    await press('menu: tick a filter', () => click(page.getByRole('checkbox', { name, exact: true })));
  await press(
    'menu: apply the filters',
    () => click(page.getByRole('button', { name: /^Show \d+ items/ })),
    () => results.waitFor(),
  );
  await press(
    'menu: clear the filters',
    () => click(page.getByRole('button', { name: 'Clear all filters' })),
    () => results.waitFor({ state: 'detached' }),
  );
};

const openProduct = async (page, press) => {
  const link = page.locator('main ul li :is(h2, h3) a').first();
  const name = await link.textContent();
  await press(
    'category: open a product',
    () => click(link),
    () => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
  );
};

const configure = async (page, press) => {
  await page.goto('/menu/product/2010/hot');
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label');
  await sizes.first().waitFor();
  await settle(page);
  for (const index of [0, 2, 1]) await press('product: change the size', () => click(sizes.nth(index)));
  const milk = page.locator('details[open] fieldset').first().locator('label');
  for (const index of [1, 2, 0]) await press('product: change an option', () => click(milk.nth(index)));
  const more = page.getByRole('button', { name: 'One more' });
  for (let count = 0; count < 3; count += 1) await press('product: quantity', () => click(more));
  await press(
    'product: add to the cart',
    () => click(page.getByRole('button', { name: /^Add to cart/ })),
    () => page.waitForURL((url) => !url.pathname.startsWith('/menu/product/')),
  );
};

const openCart = async (page, press) => {
  await press(
    'open the cart',
    () => click(page.locator('header .crema-cart')),
    () => page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor(),
  );
  const more = page.getByRole('button', { name: /^One more / }).first();
  for (let count = 0; count < 3; count += 1) await press('cart: quantity', () => click(more));
};

const filterStores = async (page, press) => {
  await page.goto('/store-locator?place=60602');
  const stores = page.locator('[data-card-link]');
  await stores.first().waitFor();
  await settle(page);
  for (const name of ['Open now', 'Guest ordering'])
    await press('stores: a quick filter', () => click(page.getByRole('button', { name, exact: true })));
  await press(
    'stores: open the filters',
    () => click(page.getByRole('button', { name: /^Filter/ })),
    () => page.getByRole('dialog').waitFor(),
  );
  for (const name of ['Wi-Fi', 'Seating'])
    await press('stores: tick a filter', () => click(page.getByRole('checkbox', { name, exact: true })));
  await press('stores: apply the filters', () => click(page.getByRole('button', { name: /^Apply/ })));
  await press(
    'stores: open a store',
    () => click(stores.first()),
    () => page.getByRole('dialog').waitFor(),
  );
};

/** One visit with every interaction. */
export const visit = async (page, record) => {
  const press = recorderOf(page, record);
  await page.goto('/menu');
  await page.getByRole('navigation', { name: 'Categories' }).waitFor();
  await settle(page);
  await searchMenu(page, press, record);
  await filterMenu(page, press);
  await openCategory(page, press);
  await openProduct(page, press);
  await configure(page, press);
  await openCart(page, press);
  await filterStores(page, press);
};
