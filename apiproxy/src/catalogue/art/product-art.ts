/** The product art that the design system draws, as plain data; the API carries it as JSON text. */
export type ArtSize = 'small' | 'medium' | 'large' | 'extra';
export interface Layer {
  readonly color: string;
  readonly height: number;
}
export interface Foam {
  readonly color: string;
  readonly height: number;
  readonly art?: 'rosetta' | 'heart' | 'dots' | 'none';
}
export type DrinkTopping = 'cocoa' | 'cinnamon' | 'caramel' | 'whip' | 'marshmallow';
export type Garnish = 'mint' | 'lemon' | 'berry' | 'none';
export type PastryTopping =
  'icing' | 'chocolate' | 'berry' | 'sugar' | 'seeds' | 'sprinkles' | 'nuts' | 'none';

export type ProductArt =
  | {
      readonly kind: 'hot';
      readonly cup: 'mug' | 'paper' | 'glass' | 'demitasse';
      readonly size: ArtSize;
      readonly layers: readonly Layer[];
      readonly foam?: Foam;
      readonly topping?: DrinkTopping;
      readonly steam?: boolean;
    }
  | {
      readonly kind: 'iced';
      readonly cup: 'tumbler' | 'dome' | 'mason';
      readonly size: ArtSize;
      readonly layers: readonly Layer[];
      readonly ice: number;
      readonly foam?: Foam;
      readonly topping?: DrinkTopping;
      readonly straw?: boolean;
      readonly garnish?: Garnish;
    }
  | {
      readonly kind: 'blended';
      readonly size: ArtSize;
      readonly layers: readonly Layer[];
      readonly whip?: boolean;
      readonly topping?: DrinkTopping;
      readonly straw?: boolean;
    }
  | {
      readonly kind: 'tea';
      readonly cup: 'glass' | 'mug' | 'paper';
      readonly size: ArtSize;
      readonly color: string;
      readonly bag?: boolean;
      readonly garnish?: Garnish;
      readonly steam?: boolean;
    }
  | {
      readonly kind: 'bakery';
      readonly item:
        'croissant' | 'muffin' | 'cookie' | 'scone' | 'bagel' | 'loaf' | 'donut' | 'cakepop' | 'roll';
      readonly tone: string;
      readonly topping?: PastryTopping;
    }
  | {
      readonly kind: 'lunch';
      readonly item: 'sandwich' | 'wrap' | 'protein-box' | 'salad' | 'oatmeal' | 'egg-bites' | 'panini';
      readonly tone?: string;
      readonly filling?: 'ham' | 'egg' | 'turkey' | 'cheese' | 'vegetable';
    }
  | {
      readonly kind: 'packaged';
      readonly item: 'bag' | 'tin' | 'capsules' | 'bottle' | 'ground';
      readonly tone: string;
      readonly label: string;
    }
  | {
      readonly kind: 'snack';
      readonly item: 'chips' | 'bar' | 'nuts' | 'fruit' | 'yogurt' | 'cheese' | 'juice';
      readonly tone: string;
      readonly label?: string;
    }
  | { readonly kind: 'merch'; readonly item: 'tumbler' | 'mug'; readonly tone: string };

/** Colours of the liquid layers, from dark to light. */
export const liquid = {
  espresso: '#3a2015',
  coffee: '#4b2c1a',
  darkCoffee: '#2f1a10',
  coldBrew: '#35200f',
  mocha: '#6b4027',
  cocoa: '#5a3320',
  caramel: '#c4863a',
  maple: '#a9672c',
  latte: '#c9a277',
  paleLatte: '#d9bd97',
  chai: '#c79a66',
  milk: '#f4ead9',
  cream: '#fbf4e8',
  oat: '#e9d8bd',
  vanilla: '#f3e3bf',
  matcha: '#a7bd6d',
  deepMatcha: '#7d9a45',
  pistachio: '#c3cc93',
  strawberry: '#ee8c93',
  berry: '#b83e63',
  dragon: '#d63f86',
  mango: '#f5a938',
  peach: '#f4b07c',
  lemon: '#f6e08a',
  hibiscus: '#b3263f',
  blackTea: '#a5552a',
  greenTea: '#cfc46f',
  herbal: '#dcb75f',
  mint: '#d6d58c',
  white: '#fdf8f0',
} as const;
