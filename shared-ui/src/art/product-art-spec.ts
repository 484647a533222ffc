/** The sizes of a drink; drawings of one product in two sizes differ in proportion. */
export type ArtSize = 'small' | 'medium' | 'large' | 'extra';

/** One colour of a drink, from the bottom up. Heights are relative to each other, in any unit. */
export interface LiquidLayer {
  color: string;
  height: number;
}

export interface FoamSpec {
  color: string;
  /** The share of the cup, 0 to 1: 0.05 for a flat white, 0.3 for a cappuccino. */
  height: number;
  art?: 'rosetta' | 'heart' | 'dots' | 'none';
}

export type DrinkTopping = 'cocoa' | 'cinnamon' | 'caramel' | 'whip' | 'marshmallow';
export type Garnish = 'mint' | 'lemon' | 'berry' | 'none';

export interface HotArt {
  kind: 'hot';
  cup: 'mug' | 'paper' | 'glass' | 'demitasse';
  size: ArtSize;
  layers: readonly LiquidLayer[];
  foam?: FoamSpec;
  topping?: DrinkTopping;
  steam?: boolean;
}

export interface IcedArt {
  kind: 'iced';
  cup: 'tumbler' | 'dome' | 'mason';
  size: ArtSize;
  layers: readonly LiquidLayer[];
  /** The number of cubes, 0 to 8. */
  ice: number;
  foam?: FoamSpec;
  topping?: DrinkTopping;
  straw?: boolean;
  garnish?: Garnish;
}

export interface BlendedArt {
  kind: 'blended';
  size: ArtSize;
  layers: readonly LiquidLayer[];
  whip?: boolean;
  topping?: DrinkTopping;
  straw?: boolean;
}

export interface TeaArt {
  kind: 'tea';
  cup: 'glass' | 'mug' | 'paper';
  size: ArtSize;
  color: string;
  bag?: boolean;
  garnish?: Garnish;
  steam?: boolean;
}

export type PastryTopping =
  'icing' | 'chocolate' | 'berry' | 'sugar' | 'seeds' | 'sprinkles' | 'nuts' | 'none';

export interface BakeryArt {
  kind: 'bakery';
  item: 'croissant' | 'muffin' | 'cookie' | 'scone' | 'bagel' | 'loaf' | 'donut' | 'cakepop' | 'roll';
  /** The colour of the dough, or of the coating of a cake pop. */
  tone: string;
  topping?: PastryTopping;
}

export interface LunchArt {
  kind: 'lunch';
  item: 'sandwich' | 'wrap' | 'protein-box' | 'salad' | 'oatmeal' | 'egg-bites' | 'panini';
  /** The colour of the bread, the bowl or the bites. */
  tone?: string;
  filling?: 'ham' | 'egg' | 'turkey' | 'cheese' | 'vegetable';
}

export interface PackagedArt {
  kind: 'packaged';
  item: 'bag' | 'tin' | 'capsules' | 'bottle' | 'ground';
  tone: string;
  /** A word or two on the label. */
  label: string;
}

export interface SnackArt {
  kind: 'snack';
  item: 'chips' | 'bar' | 'nuts' | 'fruit' | 'yogurt' | 'cheese' | 'juice';
  tone: string;
  label?: string;
}

export interface MerchArt {
  kind: 'merch';
  item: 'tumbler' | 'mug';
  tone: string;
}

/** The description of a product's drawing as plain data, so that a catalogue can carry it. */
export type ProductArtSpec =
  HotArt | IcedArt | BlendedArt | TeaArt | BakeryArt | LunchArt | PackagedArt | SnackArt | MerchArt;
