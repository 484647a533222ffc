import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { MenuCategory, MenuProduct, MenuSubcategory } from '../../../catalogue/menu.types.ts';
import { offerPrice, type Thing } from '../../../catalogue/structured-data.tsx';

const toItem = (product: MenuProduct): Thing => ({
  '@type': 'MenuItem',
  name: product.name,
  url: menuPaths.product(product),
  ...(product.priceFrom && {
    offers: {
      '@type': 'Offer',
      price: offerPrice(product.priceFrom.amountMinor),
      priceCurrency: product.priceFrom.currency,
    },
  }),
  ...(product.calories !== null &&
    product.allergenStatus !== 'NOT_FOOD' && {
      nutrition: { '@type': 'NutritionInformation', calories: `${product.calories} calories` },
    }),
});
type Part = Pick<MenuCategory | MenuSubcategory, 'name' | 'products'>;
const toSection = ({ name, products }: Part): Thing => ({
  '@type': 'MenuSection',
  name,
  ...(products.length > 0 && { hasMenuItem: products.map(toItem) }),
});

/** The page's part of the menu as schema.org describes it: price and calories are of one size (D-169). */
export const categoryData = (category: MenuCategory, subcategory: MenuSubcategory | undefined): Thing =>
  subcategory
    ? toSection(subcategory)
    : {
        ...toSection(category),
        ...(category.children.length > 0 && { hasMenuSection: category.children.map(toSection) }),
      };
