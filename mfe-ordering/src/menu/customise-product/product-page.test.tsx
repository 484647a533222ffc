import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import { latte } from '../../testing/product.fixtures.ts';
import { answerMenu, answerProduct } from '../../testing/graphql-double.ts';
import { orderStore, openPage, serverOfTest } from '../../testing/ordering-page.ts';
import { drinks } from '../../testing/menu.fixtures.ts';

const server = serverOfTest();
const address = '/menu/product/10/hot';
const add = () => screen.getByRole('button', { name: /Add to cart/ });
const savedLines = () =>
  (JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{"value":[]}') as { value: unknown[] }).value;

beforeEach(() =>
  server.use(
    answerProduct(() => latte()),
    answerMenu(() => [drinks()]),
  ),
);

describe('the product page', () => {
  it('offers sizes, options by category and the way into the cart, ORD-002, ORD-023', async () => {
    const { host } = await openPage(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Latte' })).toBeVisible();
    expect(host.head()).toMatchObject({ title: 'Latte' });
    expect(screen.getByRole('radio', { name: /Medium/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Milk' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Vanilla syrup' })).toBeInTheDocument();
    expect(add()).toHaveTextContent('$4.50');
  });

  it('says what one of an option costs, by its unit of measure, ORD-023', async () => {
    const product = latte();
    const productOptions = product.productOptions.map((category) => ({
      ...category,
      children: category.children.map((child) => ({
        ...child,
        products: child.products.map((option) =>
          option.name === 'Vanilla syrup'
            ? {
                ...option,
                attributes: { __typename: 'OptionAttributes' as const, unitOfMeasure: 'pump' },
              }
            : option,
        ),
      })),
    }));
    server.use(answerProduct(() => ({ ...product, productOptions })));
    await openPage(address);
    await screen.findByRole('group', { name: 'Vanilla syrup' });
    expect(screen.getByText(/ per pump$/)).toHaveTextContent(/^\+\$0\.\d\d per pump$/);
  });

  it('moves price, calories and the list of changes with every choice, D-36', async () => {
    await openPage(address);
    await userEvent.click(await screen.findByRole('radio', { name: /Large/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Oat milk/ }));
    await userEvent.click(screen.getByRole('button', { name: 'More Vanilla syrup' }));
    await userEvent.click(screen.getByRole('button', { name: 'Less Espresso' }));
    await userEvent.click(screen.getByRole('button', { name: 'Less Espresso' }));
    const changes = within(screen.getByRole('region', { name: 'Your changes' }));
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Oat milk',
      'No espresso',
      '1 × Vanilla syrup',
    ]);
    expect(add()).toHaveTextContent('$5.90');
    expect(screen.getByText('260 Cal')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to standard' }));
    expect(add()).toHaveTextContent('$4.90');
  });

  it('names what a reduced syrup replaces, and what a panel holds by default, D-36, ORD-023', async () => {
    const product = latte();
    const productOptions = product.productOptions.map((category) => ({
      ...category,
      children: category.children.map((child) => ({
        ...child,
        products: child.products.map((option) => ({ ...option, defaultQuantity: 2 })),
      })),
    }));
    server.use(answerProduct(() => ({ ...product, productOptions })));
    await openPage(address);
    expect(await screen.findByText('Flavors')).toBeVisible();
    expect(screen.getByText('2 × Vanilla syrup')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Less Vanilla syrup' }));
    const changes = within(screen.getByRole('region', { name: 'Your changes' }));
    expect(await changes.findByText('1 × Vanilla syrup (instead of 2)')).toBeVisible();
    await userEvent.click(add());
    expect(savedLines()).toMatchObject([{ childItems: [{ quantity: 1, standardQuantity: 2 }] }]);
  });

  it('puts the recipe into the cart and leads back to its category, ORD-023', async () => {
    const { host, location } = await openPage(address);
    await userEvent.click(await screen.findByRole('radio', { name: /Oat milk/ }));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(add());
    expect(savedLines()).toMatchObject([
      { sizeCode: 'medium', quantity: 2, childItems: [{ sku: 'opt-304', quantity: 1 }] },
    ]);
    await waitFor(() => expect(location()).toBe('/menu/drinks/hot'));
    expect(host.toasts).toMatchObject([{ kind: 'success', text: 'Latte is in your cart' }]);
    // The page of the category has the link to the cart (K-20).
    expect(host.toasts[0]).not.toHaveProperty('action');
  });

  it('asks for the product at the order store, ORD-023', async () => {
    server.use(
      answerProduct(({ storeNumber }) =>
        latte({ availability: storeNumber === '1001-2' ? 'NOT_SOLD' : 'AVAILABLE' }),
      ),
    );
    const { host } = await openPage(address);
    await screen.findByRole('button', { name: /Add to cart/ });
    await act(() => host.orderStore.choose(orderStore));
    expect(await screen.findByText('Not sold at this store.', { selector: '[role=status]' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
  });

  const withSoldOut = (...sizeCodes: readonly string[]) => {
    const { form } = latte();
    const sizes = form.sizes.map((size) =>
      sizeCodes.includes(size.sizeCode) ? { ...size, availability: 'SOLD_OUT' as const } : size,
    );
    return latte({ form: { ...form, sizes } });
  };
  it('does not sell a size that the store lacks, and says so; another one it does, D-143, ORD-023', async () => {
    server.use(answerProduct(() => withSoldOut('medium', 'large')));
    await openPage(address);
    expect(await screen.findByRole('radio', { name: 'Large Sold out at this store.' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Medium Sold out at this store.' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Small' })).toBeChecked();
    await userEvent.click(add());
    expect(savedLines()).toMatchObject([{ sizeCode: 'small' }]);
  });

  it('cannot add a size of the URL that the store lacks, D-143', async () => {
    server.use(answerProduct(() => withSoldOut('large')));
    await openPage(`${address}?size=large`);
    expect(await screen.findByText('Sold out at this store.', { selector: '[role=status]' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
    expect(add()).toBeEnabled();
  });

  it('cannot add an option that the store lacks, and names it, D-143', async () => {
    await openPage(`${address}?options=opt-306*1`);
    expect(await screen.findByText('Soy milk: Sold out at this store.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
  });

  it('returns with the recipe from the choice of another store, LOC-040', async () => {
    const Picker = ({ onChosen }: Slots['store-picker']) => (
      <button onClick={() => onChosen('2002')}>Grand</button>
    );
    const { location } = await openPage(`${address}?options=opt-306*1`, {
      slots: { 'store-picker': Picker },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Change store' }));
    expect(location()).toBe(
      `/menu/store-locator?${new URLSearchParams({ redirect: `${address}?options=opt-306*1` }).toString()}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Grand' }));
    expect(location()).toBe(`${address}?options=opt-306*1`);
  });

  const withMilk = (quantity: number) => {
    const product = latte();
    const productOptions = product.productOptions.map((category) => ({
      ...category,
      products: category.products.map((option) =>
        option.sku === 'opt-301'
          ? { ...option, defaultQuantity: quantity, availability: 'SOLD_OUT' as const }
          : option,
      ),
    }));
    return { ...product, productOptions };
  };
  it('cannot add the standard recipe when the store lacks one of its options; another choice is sold, D-143', async () => {
    server.use(answerProduct(() => withMilk(1)));
    await openPage(address);
    expect(await screen.findByText('2% milk: Sold out at this store.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Oat milk/ }));
    expect(add()).toBeEnabled();
    await userEvent.click(add());
    expect(savedLines()).toMatchObject([
      { childItems: [{ sku: 'opt-304' }], standardItems: [{ sku: 'opt-320', availability: 'AVAILABLE' }] },
    ]);
  });

  it('sells a drink when the option that the store lacks is not in its recipe, D-143', async () => {
    server.use(answerProduct(() => withMilk(0)));
    await openPage(address);
    await userEvent.click(await screen.findByRole('radio', { name: /Oat milk/ }));
    expect(add()).toBeEnabled();
  });

  it('names the allergens of what is chosen, and never says made without, D-147, ORD-124', async () => {
    const milky = latte();
    const tea = latte({
      allergens: [],
      productOptions: milky.productOptions.map((category) => ({
        ...category,
        products: category.products.map((one) => (one.sku === 'opt-301' ? { ...one, allergens: [] } : one)),
      })),
    });
    server.use(answerProduct(() => tea));
    await openPage(address);
    expect(await screen.findByText(/Made in a shared kitchen/)).toBeVisible();
    expect(screen.queryByText(/^Contains/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Oat milk/ }));
    expect(screen.getByText('Contains Oats.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/without/i);
  });

  it('says whose allergens are not known, D-147', async () => {
    server.use(answerProduct(() => latte({ allergens: [], allergenStatus: 'UNKNOWN' })));
    await openPage(address);
    expect(await screen.findByText('We don’t know every allergen in Latte. Ask your barista.')).toBeVisible();
  });

  it.each([
    ['hot', { kind: 'hot', cup: 'mug', size: 'medium', layers: [] }, 'hot'],
    ['iced', { kind: 'iced', cup: 'tumbler', size: 'medium', layers: [], ice: 3, straw: true }, 'cold'],
    ['blended', { kind: 'blended', size: 'medium', layers: [], straw: true }, 'cold'],
  ])(
    'shows the sizes of a %s drink as files of its own kind of cup, without a drawing',
    async (_, art, cup) => {
      server.use(answerProduct(() => latte({ art: JSON.stringify(art) })));
      await openPage(address);
      await screen.findByRole('radio', { name: /Medium/ });
      const tiles = screen.getByRole('group', { name: 'Size' });
      expect([...tiles.querySelectorAll('img')].map((found) => found.getAttribute('src'))).toEqual(
        ['small', 'medium', 'large'].map((size) => `/pictures/${cup}-${size}.svg`),
      );
      expect(tiles.querySelector('svg')).toBeNull();
    },
  );

  it.each([
    ['NOT_ORDERABLE_ONLINE', 'Unavailable to purchase online'],
    ['SOLD_OUT', 'Sold out at this store.'],
    ['NOT_SOLD', 'Not sold at this store.'],
    ['UNKNOWN', 'This item is unavailable'],
  ] as const)('says of an item that is %s: %s, ORD-025', async (availability, text) => {
    server.use(answerProduct(() => latte({ availability })));
    await openPage(address);
    expect(await screen.findByText(text, { selector: '[role=status]' })).toBeVisible();
  });

  it('changes a line of the cart instead of adding one', async () => {
    const first = await openPage(address);
    await userEvent.click(await screen.findByRole('button', { name: /Add to cart/ }));
    const [line] = savedLines() as { itemId: string }[];
    await waitFor(() => expect(first.location()).toBe('/menu/drinks/hot'));
    first.unmount();
    first.dispose();
    const { location } = await openPage(`${address}?edit=${line?.itemId}`);
    await userEvent.click(await screen.findByRole('radio', { name: /Large/ }));
    await userEvent.click(screen.getByRole('button', { name: /Save changes/ }));
    expect(savedLines()).toMatchObject([{ itemId: line?.itemId, sizeCode: 'large', quantity: 1 }]);
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });
});

describe('what was chosen', () => {
  const changes = () => within(screen.getByRole('region', { name: 'Your changes' }));
  const choose = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Large/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Oat milk/ }));
    await userEvent.click(screen.getByRole('button', { name: 'More Vanilla syrup' }));
  };
  it('is written to the URL, and is shown again after a reload', async () => {
    const first = await openPage(address);
    await choose();
    await waitFor(() =>
      expect(first.location()).toBe(`${address}?size=large&options=opt-304*1&options=opt-350*1`),
    );
    const left = first.location();
    first.unmount();
    first.dispose();
    await openPage(left);
    expect(await screen.findByRole('radio', { name: /Large/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Oat milk/ })).toBeChecked();
    expect(changes().getByText('1 × Vanilla syrup')).toBeVisible();
  });

  it('goes along to the nutrition page, which has the same calories, and comes back from it, ORD-002', async () => {
    const { location } = await openPage(address);
    await choose();
    const figure = Number.parseInt((await screen.findByText(/^\d+ Cal$/)).textContent);
    await userEvent.click(screen.getByRole('link', { name: 'Nutrition and ingredients' }));
    expect(await screen.findByText('Contains Oats.')).toBeVisible();
    const own = within(screen.getByRole('table', { name: 'Large, with your changes' }));
    expect(own.getByRole('row', { name: `Calories ${figure}` })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^Calories/ })).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /Large/ })).toBeChecked();
    await userEvent.click(screen.getByRole('link', { name: 'Latte' }));
    expect(location()).toContain('/menu/product/10/hot?');
    expect(await screen.findByRole('heading', { level: 1, name: 'Latte' })).toBeVisible();
    expect(changes().getByText('1 × Vanilla syrup')).toBeVisible();
  });

  it('of a line that is edited counts before the line itself, also when it is the standard recipe', async () => {
    const first = await openPage(address);
    await choose();
    await userEvent.click(add());
    const [line] = savedLines() as { itemId: string }[];
    first.unmount();
    first.dispose();
    const edit = await openPage(`${address}?edit=${line?.itemId}`);
    await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to standard' }));
    await waitFor(() => expect(edit.location()).toBe(`${address}?edit=${line?.itemId}&size=medium`));
    const left = edit.location();
    edit.unmount();
    edit.dispose();
    await openPage(left);
    expect(await screen.findByText('Made the classic way.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Medium/ })).toBeChecked();
  });
});

describe('adding to the cart without a connection', () => {
  it('keeps the item, says that the device is offline, and stays on the page', async () => {
    const { host, location } = await openPage(address);
    await screen.findByRole('button', { name: /Add to cart/ });
    host.setConnection('offline');
    await userEvent.click(add());
    expect(savedLines()).toHaveLength(1);
    expect(host.toasts).toMatchObject([{ kind: 'info', text: expect.stringMatching(/You’re offline/) }]);
    expect(location()).toBe(address);
    act(() => host.setConnection('online'));
    await userEvent.click(add());
    await waitFor(() => expect(location()).toBe('/menu/drinks/hot'));
    expect(savedLines()).toMatchObject([{ quantity: 2 }]);
  });

  it('shows an error when the product cannot be loaded, and loads it on retry, ORD-024', async () => {
    server.use(answerProduct(() => 'UNEXPECTED_ERROR'));
    const { host } = await openPage(address);
    await screen.findByRole('heading', { name: 'This product didn’t come through' });
    act(() => host.setConnection('offline'));
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    server.use(answerProduct(() => latte()));
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('heading', { name: 'Latte' })).toBeVisible();
  });
});

describe('limits on the product page', () => {
  it('hold the quantity at what the order may still take, and say so, ORD-041, PLT-013', async () => {
    await openPage(address, { configuration: { maximumItemAmount: 2 } });
    await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
    expect(screen.getByText('There’s a 2 item max for a single order.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(add());
    expect(savedLines()).toMatchObject([{ quantity: 2 }]);
  });

  it('offer the cart instead of another item once the order is full, ORD-041', async () => {
    const first = await openPage(address, { configuration: { maximumItemAmount: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: /Add to cart/ }));
    first.unmount();
    first.dispose();
    await openPage(address, { configuration: { maximumItemAmount: 1 } });
    expect(await screen.findByText('There’s a 1 item max for a single order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/menu/cart');
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
  });

  it('stop extras at maximumModifierAmount, ORD-041, PLT-013', async () => {
    await openPage(address, { configuration: { maximumModifierAmount: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: 'More Vanilla syrup' }));
    expect(screen.getAllByText('You can add up to 1 extras to one item.')[0]).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More Vanilla syrup' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('an unavailable product', () => {
  it('shows an error page with a retry when none is cached, ORD-024', async () => {
    let works = false;
    server.use(answerProduct(() => (works ? latte() : 'TEMPORARILY_UNAVAILABLE')));
    await openPage(address);
    expect(await screen.findByRole('heading', { name: 'This product didn’t come through' })).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Latte' })).toBeVisible();
  });

  it('is said not to exist when the server knows no such product, ORD-024', async () => {
    server.use(answerProduct(() => 'PRODUCT_NOT_FOUND'));
    const { host } = await openPage(address);
    expect(await screen.findByRole('heading', { name: 'We don’t serve that' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
    await waitFor(() => expect(host.head()).toMatchObject({ found: false }));
  });

  it.each(['abc', '1.5', '99999999999'])(
    'is said not to exist when its address names no number: %s, without asking, ORD-024',
    async (number) => {
      const asked = jest.fn(() => 'BAD_REQUEST');
      server.use(answerProduct(asked));
      for (const tail of ['', '/nutrition']) {
        const opened = await openPage(`/menu/product/${number}/hot${tail}`);
        expect(await screen.findByRole('heading', { name: 'We don’t serve that' })).toBeVisible();
        expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
        opened.unmount();
        opened.dispose();
      }
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it.each([
    { page: 'product page', path: address, title: 'Latte' },
    { page: 'nutrition page', path: `${address}/nutrition`, title: 'What’s in your Latte' },
  ])(
    'shows the cached $page with a notice until a retry after productRetryAfter succeeds, ORD-024, PLT-013',
    async ({ path, title }) => {
      let asked = 0;
      // The reply fails until the notice was seen: a slow test would miss a notice of 60 ms.
      let isBack = false;
      server.use(answerProduct(() => (++asked === 1 || isBack ? latte() : 'UNEXPECTED_ERROR')));
      await openPage(path, { configuration: { productStaleAfter: 40, productRetryAfter: 60 } });
      expect(await screen.findByText('We couldn’t refresh this product')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      isBack = true;
      await waitFor(() =>
        expect(screen.queryByText('We couldn’t refresh this product')).not.toBeInTheDocument(),
      );
      expect(asked).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('what the product page says about caffeine', () => {
  it('follows the choices at once, ORD-124', async () => {
    await openPage(address);
    expect(await screen.findByText('About 150 mg of caffeine.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More Espresso' }));
    expect(await screen.findByText('About 225 mg of caffeine.')).toBeVisible();
  });

  it('is that it is not known, where it is not known, D-147, ORD-124', async () => {
    const product = latte();
    const productOptions = product.productOptions.map((category) => ({
      ...category,
      products: category.products.map((choice) =>
        choice.name === 'Oat milk' ? { ...choice, figures: [[130, 0, 0, 0, 0, 0, 0, null]] } : choice,
      ),
    }));
    server.use(answerProduct(() => ({ ...product, productOptions })));
    await openPage(address);
    await userEvent.click(await screen.findByRole('radio', { name: /Oat milk/ }));
    expect(await screen.findByText(/^We don’t know how much caffeine/)).toBeVisible();
    expect(screen.queryByText(/mg of caffeine/)).not.toBeInTheDocument();
  });

  it('is in the figures of a size without one too, D-147', async () => {
    const product = latte();
    const sizes = product.form.sizes.map((limited) => ({
      ...limited,
      nutrition: limited.nutrition.filter(({ key }) => key !== 'caffeine'),
      baseFigures: [60, 0, 0, 0, 0, 0, 0, null],
    }));
    server.use(answerProduct(() => ({ ...product, form: { ...product.form, sizes } })));
    await openPage(`${address}/nutrition`);
    expect(await screen.findByRole('row', { name: 'Caffeine Not known' })).toBeVisible();
  });
});

describe('a customised drink', () => {
  const sharedLink = `${window.location.origin}${address}?size=large&options=opt-304*1`;
  const withNavigator = (part: object) => {
    for (const [name, value] of Object.entries(part))
      Object.defineProperty(navigator, name, { value, configurable: true });
    return () => {
      for (const name of Object.keys(part)) Reflect.deleteProperty(navigator, name);
    };
  };
  const share = async () => {
    const { host } = await openPage(`${address}?size=large&options=opt-304*1&options=opt-999*3`);
    await userEvent.click(await screen.findByRole('button', { name: 'Share Latte as you made it' }));
    return host;
  };

  it('is shared by the device as a link with its size and options, without what we do not offer', async () => {
    const shared: unknown[] = [];
    const restore = withNavigator({ share: async (data: unknown) => void shared.push(data) });
    const host = await share();
    expect(shared).toEqual([{ title: 'Latte', url: sharedLink }]);
    expect(host.toasts).toEqual([]);
    restore();
  });

  it('is copied to the clipboard where the device cannot share', async () => {
    // userEvent replaces the clipboard by its own.
    const user = userEvent.setup();
    const { host } = await openPage(`${address}?size=large&options=opt-304*1`);
    await user.click(await screen.findByRole('button', { name: 'Share Latte as you made it' }));
    await waitFor(() =>
      expect(host.toasts).toMatchObject([{ kind: 'success', text: expect.stringMatching(/^Link copied/) }]),
    );
    const [item] = await navigator.clipboard.read();
    expect(await (await item?.getType('text/plain'))?.text()).toBe(sharedLink);
  });
});

describe('the product as search engines read it', () => {
  const readData = () =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as unknown;

  it('has an offer for each size, with its price and whether the store has it', async () => {
    const product = latte();
    const sizes = product.form.sizes.map((limited) =>
      limited.sizeCode === 'large' ? { ...limited, availability: 'SOLD_OUT' as const } : limited,
    );
    server.use(
      answerProduct(() => ({ ...product, description: '</script>', form: { ...product.form, sizes } })),
    );
    await openPage(address);
    await screen.findByRole('heading', { level: 1, name: 'Latte' });
    expect(readData()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Product', 'MenuItem'],
      name: 'Latte',
      description: '</script>',
      url: `https://shop.test${address}`,
      nutrition: { calories: '190 calories' },
      offers: [
        {
          sku: '10-hot-small',
          price: '4.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
        { sku: '10-hot-medium', price: '4.50' },
        { sku: '10-hot-large', price: '4.90', availability: 'https://schema.org/OutOfStock' },
      ],
    });
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain(
      '</script>',
    );
  });
});

describe('the nutrition page', () => {
  it('shows the figures of each size, allergens and ingredients, ORD-002', async () => {
    await openPage(`${address}/nutrition`);
    expect(await screen.findByRole('heading', { level: 1, name: 'What’s in your Latte' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Calories 190' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Large/ }));
    expect(screen.getByRole('row', { name: 'Calories 240' })).toBeVisible();
    expect(screen.getByText('Contains Milk.')).toBeVisible();
    expect(screen.getByText('Milk, espresso.')).toBeVisible();
  });
});
