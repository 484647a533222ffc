import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { favorite, favoriteChild, favoritesDouble } from '../../testing/favorite-doubles.ts';
import { answerProduct } from '../../testing/graphql-double.ts';
import { member, openPage, serverOfTest } from '../../testing/ordering-page.ts';
import { latte } from '../../testing/product.fixtures.ts';

const server = serverOfTest();
const address = '/menu/product/10/hot';
const setup = (...options: Parameters<typeof favoritesDouble>) => {
  const double = favoritesDouble(...options);
  server.use(
    ...double.handlers,
    answerProduct(() => latte()),
  );
  return double;
};
const heart = () => screen.findByRole('button', { name: 'Favorite: Latte' });
const isFilled = async () => (await heart()).getAttribute('aria-pressed') === 'true';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** A reply that is sent only when the test resolves it. */
const heldAnswer = () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { release: () => resolve(undefined), answer: () => promise };
};

describe('the heart of a product', () => {
  it('is filled exactly while the present configuration is a favourite, ORD-023', async () => {
    setup([favorite('f1', { childItems: [favoriteChild({ quantity: 1 })] })]);
    await openPage(address, { session: member });
    expect(await isFilled()).toBe(false);
    await press('More Vanilla syrup');
    await waitFor(async () => expect(await isFilled()).toBe(true));
    await press('Less Espresso');
    await press('Less Espresso');
    expect(await isFilled()).toBe(false);
  });

  it('stores size, options and excluded ingredients, and deletes them again, ORD-023, ORD-144', async () => {
    const double = setup();
    await openPage(address, { session: member });
    await userEvent.click(await screen.findByRole('radio', { name: /Large/ }));
    await press('More Vanilla syrup');
    await press('Less Espresso');
    await press('Less Espresso');
    await userEvent.click(await heart());
    expect(await isFilled()).toBe(true);
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-busy'));
    expect(double.identities()).toEqual(['10-hot-large|opt-350x1|-opt-320']);
    expect(await isFilled()).toBe(true);
    await userEvent.click(await heart());
    await waitFor(() => expect(double.removed).toEqual(['new-1']));
    await waitFor(async () => expect(await isFilled()).toBe(false));
  });

  it('fills at once, shows that it is pending, and takes no press meanwhile, D-55', async () => {
    const { release, answer } = heldAnswer();
    const double = setup([], { add: answer });
    await openPage(address, { session: member });
    await userEvent.click(await heart());
    expect(await isFilled()).toBe(true);
    expect(await heart()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await heart());
    expect(await isFilled()).toBe(true);
    release();
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-busy'));
    expect(double.added).toHaveLength(1);
    expect(double.removed).toHaveLength(0);
  });

  it('waits for the connection, says so, and is saved once it is back', async () => {
    const double = setup();
    const { host } = await openPage(address, { session: member });
    await heart();
    host.setConnection('offline');
    await userEvent.click(await heart());
    expect(host.toasts).toMatchObject([
      { kind: 'info', text: 'You’re offline. We’ll save your favorites as soon as you’re connected again.' },
    ]);
    expect(await isFilled()).toBe(true);
    expect(double.added).toHaveLength(0);
    act(() => host.setConnection('online'));
    await waitFor(() => expect(double.added).toHaveLength(1));
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-busy'));
    expect(await isFilled()).toBe(true);
  });

  it.each([
    ['561007', 'Sorry, you’ve reached the maximum number of favorite items'],
    ['TEMPORARILY_UNAVAILABLE', 'Something went wrong on our end. Please try again.'],
  ])('goes back on %s and says: %s, ORD-145', async (code, text) => {
    setup([], { add: () => ({ errorCode: code }) });
    const { host } = await openPage(address, { session: member });
    await userEvent.click(await heart());
    await waitFor(() => expect(host.toasts).toMatchObject([{ kind: 'error', text }]));
    await waitFor(async () => expect(await isFilled()).toBe(false));
  });
});

describe('the heart without an account', () => {
  it('asks for one, and is set after the sign-in with all that was chosen, ORD-023', async () => {
    const double = setup();
    const confirm = jest.fn(async () => true);
    const signIn = jest.fn(async () => {
      act(() => {
        page.host.setSession(member);
        page.host.publish('session-changed', { kind: 'member', reason: 'signed-in' });
      });
      return true;
    });
    const page = await openPage(address, { confirm, signIn });
    await press('More Vanilla syrup');
    await userEvent.click(await heart());
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Favorites live in your account' }),
    );
    await waitFor(() => expect(double.identities()).toEqual(['10-hot-medium|opt-350x1']));
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-busy'));
    await waitFor(async () => expect(await isFilled()).toBe(true));
    const changes = within(screen.getByRole('region', { name: 'Your changes' }));
    expect(changes.getByText('1 × Vanilla syrup')).toBeVisible();
  });

  it.each([
    { confirms: false, because: 'the invitation is declined' },
    { confirms: true, because: 'the sign-in is given up' },
  ])('stays empty when $because', async ({ confirms }) => {
    const double = setup();
    const signIn = jest.fn(async () => false);
    await openPage(address, { confirm: async () => confirms, signIn });
    await userEvent.click(await heart());
    expect(await isFilled()).toBe(false);
    expect(signIn).toHaveBeenCalledTimes(confirms ? 1 : 0);
    expect(double.added).toHaveLength(0);
  });
});
