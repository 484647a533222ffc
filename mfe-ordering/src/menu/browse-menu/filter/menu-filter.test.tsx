import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { category, menu, menuProduct, subcategory } from '../../../testing/menu.fixtures.ts';
import { answerMenu } from '../../../testing/graphql-double.ts';
import { openPage, serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
const products = {
  americano: menuProduct({
    productNumber: 1,
    name: 'Americano',
    allergenKeys: [],
    caffeine: 225,
    calories: 15,
  }),
  latte: menuProduct({ productNumber: 2, name: 'Latte', allergenKeys: ['milk'] }),
  oatLatte: menuProduct({ productNumber: 3, name: 'Oat latte', allergenKeys: ['oats'] }),
  mystery: menuProduct({
    productNumber: 4,
    name: 'Mystery bar',
    allergenKeys: [],
    allergenStatus: 'UNKNOWN',
    caffeine: null,
  }),
};
const openMenu = async (route: string) => {
  server.use(
    answerMenu(() => [
      menu('Drinks', [
        category('Hot', {
          products: [products.americano],
          children: [
            subcategory('Lattes', { products: [products.latte, products.oatLatte] }),
            subcategory('Others', { displayOrder: 2, products: [] }),
          ],
        }),
        category('Bars', { displayOrder: 2, products: [products.mystery] }),
      ]),
    ]),
  );
  const page = await openPage(route);
  await screen.findByRole('button', { name: /^Filters/ });
  return page;
};
const user = userEvent.setup();
const shownProducts = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ pathname }) => pathname.startsWith('/menu/product/'))
    .map(({ textContent }) => textContent);
const openSheet = async () => {
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filter the menu' }));
};

describe('the filters of the menu', () => {
  it('count what each choice would leave before it is applied, and then show it, ORD-124, D-147', async () => {
    await openMenu('/menu');
    const sheet = await openSheet();
    const milk = sheet.getByRole('checkbox', { name: 'Milk' });
    expect(milk).toHaveAccessibleDescription('2 items');
    expect(sheet.getByRole('radio', { name: /Up to 50 mg/ })).toHaveAccessibleName(/0 items/);
    await user.click(milk);
    expect(sheet.getByRole('checkbox', { name: 'Oats' })).toHaveAccessibleDescription('1 item');
    expect(sheet.getByRole('radio', { name: /Up to 150 mg/ })).toHaveAccessibleName(/1 item/);
    expect(window.location.search).toBe('');
    await user.click(sheet.getByRole('button', { name: 'Show 2 items' }));
    await screen.findByRole('heading', { level: 1, name: '2 items match your filters' });
    expect(window.location.search).toBe('?avoid=milk');
    expect(shownProducts()).toEqual(['Americano', 'Oat latte']);
    expect(document.body).not.toHaveTextContent(/without milk|milk.free/i);
  });

  it('are read from the URL, and Back returns to the menu before, ORD-124', async () => {
    await openMenu('/menu?caffeine=150');
    await screen.findByRole('heading', { level: 1, name: '2 items match your filters' });
    expect(shownProducts()).toEqual(['Latte', 'Oat latte']);
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(shownProducts()).toContain('Mystery bar'));
    expect(window.location.search).toBe('');
    act(() => window.history.back());
    await waitFor(() => expect(shownProducts()).toEqual(['Latte', 'Oat latte']));
    expect(window.location.search).toBe('?caffeine=150');
  });

  it('end one by one with a press on their chip, ORD-124', async () => {
    await openMenu('/menu?avoid=milk&avoid=oats');
    await waitFor(() => expect(shownProducts()).toEqual(['Americano']));
    await user.click(await screen.findByRole('button', { name: 'Avoiding Oats' }));
    await waitFor(() => expect(shownProducts()).toEqual(['Americano', 'Oat latte']));
    expect(window.location.search).toBe('?avoid=milk');
  });

  it('offer a next step when nothing matches, ORD-124', async () => {
    await openMenu('/menu?avoid=milk&calories=100&caffeine=5');
    expect(await screen.findByRole('heading', { name: 'Nothing here fits all of that' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear all filters' }).at(-1) as HTMLElement);
    await waitFor(() => expect(shownProducts()).toContain('Latte'));
  });

  it('stay while the customer goes through the categories, ORD-124', async () => {
    await openMenu('/menu?avoid=milk');
    await user.click(await screen.findByRole('link', { name: 'All 2 in Hot' }));
    await screen.findByRole('heading', { level: 1, name: 'Hot' });
    expect(window.location.search).toBe('?avoid=milk');
    expect(shownProducts()).toEqual(['Americano', 'Oat latte']);
    await user.click(screen.getByRole('link', { name: 'Lattes' }));
    await screen.findByRole('heading', { level: 1, name: 'Lattes' });
    expect(window.location.search).toBe('?avoid=milk');
    expect(shownProducts()).toEqual(['Oat latte']);
  });

  it('apply to a search too, ORD-124', async () => {
    await openMenu('/menu?avoid=milk&search=latte');
    await waitFor(() => expect(shownProducts()).toEqual(['Oat latte']));
  });
});
