import { menuPaths } from '../../catalogue/menu-paths.ts';
import { offerPrice, type Thing } from '../../catalogue/structured-data.tsx';
import type { Product, ProductSize } from './recipe/product.types.ts';

const toOffer = ({ sku, name, price, availability }: ProductSize) => ({
  '@type': 'Offer',
  sku,
  name,
  price: offerPrice(price.amountMinor),
  priceCurrency: price.currency,
  availability: `https://schema.org/${availability === 'AVAILABLE' ? 'InStock' : 'OutOfStock'}`,
});

/** The product as schema.org describes it: an offer for each size, and what one of the standard size contains. */
export const productData = (product: Product): Thing => {
  const { productNumber, form, picture } = product;
  const standard = form.sizes.find((size) => size.default);
  const calories = standard?.nutrition.find(({ key }) => key === 'calories')?.amount;
  const isFood = product.allergenStatus !== 'NOT_FOOD';
  return {
    '@type': isFood ? ['Product', 'MenuItem'] : 'Product',
    name: product.name,
    description: product.description,
    category: product.categoryName,
    url: menuPaths.product({ productNumber, formCode: form.formCode }),
    ...(picture && { image: picture }),
    ...(isFood &&
      calories !== undefined && {
        nutrition: { '@type': 'NutritionInformation', calories: `${calories} calories` },
      }),
    offers: form.sizes.map(toOffer),
  };
};
