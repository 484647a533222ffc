import type { RewardLabel } from '@crema/shared-contracts';
import type { ProductArtSpec } from '@crema/shared-ui/art';

export interface Treat {
  /** Message: `rewards.treat.<id>`. */
  readonly id: string;
  readonly art: ProductArtSpec;
}

const brewed: ProductArtSpec = {
  kind: 'hot',
  cup: 'mug',
  size: 'medium',
  layers: [{ color: '#3b1d0e', height: 1 }],
  steam: true,
};
const tea: ProductArtSpec = {
  kind: 'tea',
  cup: 'glass',
  size: 'medium',
  color: '#b4642a',
  bag: true,
  steam: true,
};
const croissant: ProductArtSpec = { kind: 'bakery', item: 'croissant', tone: '#d9974f' };
const latte: ProductArtSpec = {
  kind: 'hot',
  cup: 'glass',
  size: 'large',
  layers: [
    { color: '#6b3a1c', height: 2 },
    { color: '#c08f62', height: 3 },
  ],
  foam: { color: '#f6e8d3', height: 0.14, art: 'rosetta' },
};
const caramelIced: ProductArtSpec = {
  kind: 'iced',
  cup: 'tumbler',
  size: 'large',
  layers: [
    { color: '#e9d6bd', height: 2 },
    { color: '#8a5026', height: 3 },
  ],
  ice: 5,
  topping: 'caramel',
  straw: true,
};

/** Examples of a Reward by its label (RWD-022), in display order. The label's messages are `rewards.tier.<label>`. */
export const treatsOfLabel = {
  customisation: [
    { id: 'shot', art: { ...brewed, cup: 'demitasse', size: 'small' } as ProductArtSpec },
    { id: 'syrup', art: caramelIced },
    { id: 'milk', art: latte },
  ],
  discount: [{ id: 'anyDrink', art: latte }],
  classics: [
    { id: 'brewed', art: brewed },
    { id: 'tea', art: tea },
    { id: 'bakery', art: croissant },
    { id: 'snack', art: { kind: 'snack', item: 'nuts', tone: '#b5702f' } },
  ],
  handcrafted: [
    { id: 'handcrafted', art: caramelIced },
    { id: 'latte', art: latte },
    { id: 'breakfast', art: { kind: 'lunch', item: 'panini', filling: 'egg' } },
  ],
  meal: [
    { id: 'sandwich', art: { kind: 'lunch', item: 'sandwich', filling: 'turkey' } },
    { id: 'proteinBox', art: { kind: 'lunch', item: 'protein-box', filling: 'cheese' } },
    { id: 'atHome', art: { kind: 'packaged', item: 'bag', tone: '#7a3b1d', label: 'House' } },
  ],
  merchandise: [
    { id: 'tumbler', art: { kind: 'merch', item: 'tumbler', tone: '#2c6539' } },
    { id: 'mug', art: { kind: 'merch', item: 'mug', tone: '#a4471d' } },
  ],
} as const satisfies Readonly<Record<RewardLabel, readonly Treat[]>>;
