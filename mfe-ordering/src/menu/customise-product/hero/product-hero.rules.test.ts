import type { ProductArtSpec } from '@crema/shared-ui/art';
import { latte, option } from '../../../testing/product.fixtures.ts';
import { artOf, looksStandard, mix } from './product-hero.rules.ts';

const iced: ProductArtSpec = {
  kind: 'iced',
  cup: 'tumbler',
  size: 'medium',
  layers: [{ color: '#c9a277', height: 1 }],
  ice: 5,
};
const product = latte({
  productOptions: [
    {
      __typename: 'OptionCategory',
      categoryNumber: 1,
      name: 'Everything',
      selection: 'MANY',
      products: [option(304, 'Oat'), option(410, 'Cold foam'), option(462, 'No ice'), option(777, 'Other')],
      children: [],
    },
  ],
});
const drawn = (sku: string, quantity = 1) =>
  artOf(iced, product, { sizeCode: 'large', quantities: { [sku]: quantity } });

describe('the picture of a recipe', () => {
  it('grows with the size', () => {
    expect(artOf(iced, product, { sizeCode: 'small', quantities: {} })).toMatchObject({ size: 'small' });
    expect(drawn('opt-777')).toMatchObject({ ...iced, size: 'large' });
  });

  it('loses its ice, takes foam, and the colour of another milk', () => {
    expect(drawn('opt-462')).toMatchObject({ ice: 0 });
    expect(drawn('opt-410', 2)).toMatchObject({ foam: { height: 0.24 } });
    expect(drawn('opt-304')).not.toMatchObject({ layers: iced.layers });
  });

  it('has a layer for each syrup, higher with every pump, and none for a pump less', () => {
    const syrupy = latte({
      productOptions: [
        {
          __typename: 'OptionCategory',
          categoryNumber: 35,
          name: 'Syrups',
          selection: 'MANY',
          products: [option(358, 'Raspberry syrup', { defaultQuantity: 1 })],
          children: [],
        },
      ],
    });
    const layersOf = (quantity: number) => {
      const art = artOf(iced, syrupy, { sizeCode: 'large', quantities: { 'opt-358': quantity } });
      return 'layers' in art ? art.layers : [];
    };
    expect(layersOf(2)).toEqual([
      { color: '#c8385a', height: 0.08 },
      { color: '#c9a277', height: 1 },
    ]);
    expect(layersOf(3)[0]).toEqual({ color: '#c8385a', height: 0.16 });
    expect(layersOf(0)).toHaveLength(1);
  });

  it('mixes colours by share', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#405060', 0)).toBe('#102030');
  });

  it('looks standard until something is seen: the size alone, and milk in porcelain, are not', () => {
    const hot: ProductArtSpec = { ...iced, kind: 'hot', cup: 'mug' };
    const withOat = (art: ProductArtSpec) =>
      artOf(art, product, { sizeCode: 'large', quantities: { 'opt-304': 1 } });
    expect(looksStandard(iced, artOf(iced, product, { sizeCode: 'large', quantities: {} }))).toBe(true);
    expect(looksStandard(iced, withOat(iced))).toBe(false);
    expect(looksStandard(hot, withOat(hot))).toBe(true);
    expect(looksStandard(iced, drawn('opt-462'))).toBe(false);
  });
});
