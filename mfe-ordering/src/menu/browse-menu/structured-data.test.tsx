import { screen } from '@testing-library/react';
import { answerMenu } from '../../testing/graphql-double.ts';
import { category, menu, menuProduct, subcategory } from '../../testing/menu.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';

const server = serverOfTest();
const readData = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as unknown;
const latte = menuProduct({ productNumber: 1, name: 'Latte' });
const openMenu = (route: string) => {
  server.use(
    answerMenu(() => [
      menu('Drinks', [
        category('Hot', { children: [subcategory('Lattes', { products: [latte] }), subcategory('Teas')] }),
      ]),
    ]),
  );
  return openPage(route);
};
const item = {
  '@type': 'MenuItem',
  name: 'Latte',
  url: 'https://shop.test/menu/product/1/hot',
  offers: { '@type': 'Offer', price: '4.25', priceCurrency: 'USD' },
  nutrition: { '@type': 'NutritionInformation', calories: '190 calories' },
};

describe('the menu as search engines read it', () => {
  it('has a section for each menu and category', async () => {
    await openMenu('/menu');
    await screen.findByRole('region', { name: 'Hot' });
    expect(readData()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Menu',
      url: 'https://shop.test/menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Drinks',
          hasMenuSection: [{ '@type': 'MenuSection', name: 'Hot', url: 'https://shop.test/menu/drinks/hot' }],
        },
      ],
    });
  });

  it.each([
    {
      route: '/menu/drinks/hot',
      name: 'Hot',
      expected: {
        hasMenuSection: [
          { '@type': 'MenuSection', name: 'Lattes', hasMenuItem: [item] },
          { '@type': 'MenuSection', name: 'Teas' },
        ],
      },
    },
    { route: '/menu/drinks/hot/lattes', name: 'Lattes', expected: { hasMenuItem: [item] } },
  ])('has the products of $route, with price and calories of one size, D-169', async (row) => {
    await openMenu(row.route);
    await screen.findByRole('heading', { level: 1, name: row.name });
    expect(readData()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MenuSection',
      name: row.name,
      ...row.expected,
    });
  });
});
