import {
  liquid,
  type DrinkTopping,
  type Foam,
  type Garnish,
  type Layer,
  type ProductArt,
} from './product-art.ts';

type Colour = keyof typeof liquid;
/** 'latte:6' is six parts of latte; the first layer is at the bottom. */
type Poured = `${Colour}:${number}`;
export const layersOf = (parts: readonly Poured[]): Layer[] =>
  parts.map((part) => {
    const [colour = '', height = '1'] = part.split(':');
    return { color: liquid[colour as Colour], height: Number(height) };
  });

interface HotExtras {
  readonly cup?: 'mug' | 'paper' | 'glass' | 'demitasse';
  readonly foam?: number;
  readonly art?: Foam['art'];
  readonly foamColor?: Colour;
  readonly topping?: DrinkTopping;
}
export const hotCup = (parts: readonly Poured[], extras: HotExtras = {}): ProductArt => ({
  kind: 'hot',
  cup: extras.cup ?? 'mug',
  size: 'medium',
  layers: layersOf(parts),
  ...(extras.foam && {
    foam: {
      color: liquid[extras.foamColor ?? 'cream'],
      height: extras.foam,
      ...(extras.art && { art: extras.art }),
    },
  }),
  ...(extras.topping && { topping: extras.topping }),
  steam: true,
});

interface IcedExtras {
  readonly cup?: 'tumbler' | 'dome' | 'mason';
  readonly ice?: number;
  readonly foam?: number;
  readonly foamColor?: Colour;
  readonly topping?: DrinkTopping;
  readonly garnish?: Garnish;
  readonly straw?: boolean;
}
export const icedCup = (parts: readonly Poured[], extras: IcedExtras = {}): ProductArt => ({
  kind: 'iced',
  cup: extras.cup ?? 'tumbler',
  size: 'medium',
  layers: layersOf(parts),
  ice: extras.ice ?? 5,
  ...(extras.foam && { foam: { color: liquid[extras.foamColor ?? 'cream'], height: extras.foam } }),
  ...(extras.topping && { topping: extras.topping }),
  ...(extras.garnish && { garnish: extras.garnish }),
  straw: extras.straw ?? true,
});

export const blendedCup = (
  parts: readonly Poured[],
  extras: { whip?: boolean; topping?: DrinkTopping } = { whip: true },
): ProductArt => ({
  kind: 'blended',
  size: 'medium',
  layers: layersOf(parts),
  ...extras,
  straw: true,
});

export const teaCup = (
  colour: Colour,
  extras: { cup?: 'glass' | 'mug' | 'paper'; bag?: boolean; garnish?: Garnish } = {},
): ProductArt => ({
  kind: 'tea',
  cup: extras.cup ?? 'glass',
  size: 'medium',
  color: liquid[colour],
  bag: extras.bag ?? true,
  ...(extras.garnish && { garnish: extras.garnish }),
  steam: true,
});
