import type { ArtSize, ProductArtSpec } from '@crema/shared-ui/art';
import { differencesIn, sizeIn, type Recipe } from '../recipe/recipe.rules.ts';
import type { Product, ProductSize } from '../recipe/product.types.ts';

const artSizes: readonly ArtSize[] = ['small', 'medium', 'large', 'extra'];
/** The height of a size in the picture, by its position among the product's sizes. */
export const artSizeOf = ({ form }: Product, size: ProductSize | undefined): ArtSize =>
  artSizes[form.sizes.findIndex((limited) => limited === size)] ?? 'medium';

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
/** Mixes two colours, both as #rrggbb; `share` is 0 to 1. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((target[at] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
const lightness = (hex: string) => channels(hex).reduce((sum, value) => sum + value, 0) / 765;

type Change = (art: ProductArtSpec, more: number, quantity: number) => ProductArtSpec;
const recolour =
  (change: (color: string, more: number) => string): Change =>
  (art, more) =>
    'layers' in art
      ? { ...art, layers: art.layers.map((layer) => ({ ...layer, color: change(layer.color, more) })) }
      : art;
/** The lighter a layer is, the more milk it contains. */
const milk = (tone: string): Change => recolour((color) => mix(color, tone, lightness(color) ** 2));
const ice =
  (cubes: number): Change =>
  (art) =>
    art.kind === 'iced' ? { ...art, ice: cubes } : art;
const foam =
  (color: string): Change =>
  (art, _more, quantity) =>
    art.kind === 'iced'
      ? { ...art, foam: quantity > 0 ? { color, height: 0.12 + 0.06 * quantity } : undefined }
      : art;
const topping =
  (name: 'whip' | 'caramel' | 'cocoa' | 'marshmallow'): Change =>
  (art, _more, quantity) =>
    'layers' in art ? { ...art, topping: quantity > 0 ? name : undefined } : art;
const whip: Change = (art, more, quantity) =>
  art.kind === 'blended' ? { ...art, whip: quantity > 0 } : topping('whip')(art, more, quantity);
const atTheBottom =
  (color: string): Change =>
  (art, more) =>
    'layers' in art && more > 0 ? { ...art, layers: [{ color, height: more }, ...art.layers] } : art;
/** A pump of syrup is a thin layer at the bottom; the recipe's own pumps are part of its layers. */
const syrup =
  (color: string): Change =>
  (art, more) =>
    atTheBottom(color)(art, Math.min(0.4, 0.08 * more), more);
/** Each extra portion mixes more of the tone into the drink. */
const toward = (tone: string, step = 0.12): Change =>
  recolour((color, more) => mix(color, tone, Math.max(-0.3, Math.min(0.6, step * more))));
const sauce = (tone: string) => toward(tone, 0.1);
const splash = (tone: string, share = 0.3): Change => recolour((color) => mix(color, tone, share));
const berries: Change = (art, _more, quantity) =>
  art.kind === 'iced' ? { ...art, garnish: quantity > 0 ? 'berry' : 'none' } : art;
const forHere: Change = (art) =>
  art.kind === 'iced' ? { ...art, cup: 'mason' } : art.kind === 'hot' ? { ...art, cup: 'mug' } : art;

/** Maps an option's product number to its change of the picture; other options do not change it. */
const changes: Readonly<Record<number, Change>> = {
  302: milk('#f6f1ec'),
  303: milk('#f9efda'),
  304: milk('#dfc59b'),
  305: milk('#ead6b8'),
  306: milk('#efdfb4'),
  307: milk('#fdfbf7'),
  311: splash('#f3e6d3'),
  312: splash('#f9ecd6'),
  313: splash('#dfc59b'),
  314: splash('#ead6b8'),
  320: toward('#3a2015'),
  331: splash('#d2a06a', 0.18),
  350: syrup('#f0dcae'),
  351: syrup('#c67f35'),
  352: syrup('#b98a55'),
  353: syrup('#9a622f'),
  354: syrup('#b5673a'),
  355: syrup('#e6efe9'),
  356: syrup('#b06a2b'),
  357: syrup('#bba6d6'),
  358: syrup('#c8385a'),
  359: syrup('#f3e3c0'),
  360: syrup('#f3e7cc'),
  370: sauce('#5a3320'),
  371: sauce('#f6ead2'),
  372: sauce('#a9b56b'),
  373: sauce('#c9762f'),
  400: whip,
  401: topping('caramel'),
  402: topping('cocoa'),
  403: topping('marshmallow'),
  410: foam('#fbf4e8'),
  411: foam('#f3e3bf'),
  412: foam('#9a6a48'),
  421: atTheBottom('#d94a5c'),
  422: toward('#7d9a45'),
  430: berries,
  461: ice(2),
  462: ice(0),
  463: ice(8),
  481: forHere,
};

/**
 * The picture of a product with the customer's recipe: taller with the size, with other milk, foam, toppings
 * and ice.
 */
export const artOf = (art: ProductArtSpec, product: Product, recipe: Recipe): ProductArtSpec => {
  const sized = 'size' in art ? { ...art, size: artSizeOf(product, sizeIn(product, recipe)) } : art;
  return differencesIn(product, recipe).reduce<ProductArtSpec>(
    (drawn, { option, quantity }) =>
      changes[option.productNumber]?.(drawn, quantity - option.defaultQuantity, quantity) ?? drawn,
    sized,
  );
};

/** Whether a recipe's picture shows nothing that the standard one does not: a size, and milk in porcelain or paper, are not seen. */
export const looksStandard = (standard: ProductArtSpec, drawn: ProductArtSpec): boolean => {
  const seen = (art: ProductArtSpec) =>
    JSON.stringify({ ...art, size: 0, ...(art.kind === 'hot' && art.cup !== 'glass' && { layers: 0 }) });
  return seen(standard) === seen(drawn);
};
