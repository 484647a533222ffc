import { Type } from 'typebox';
import { rowsIn } from '../../shop/checks/rows-in.ts';
import { defineKind, key } from '../../shop/kind.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';

/** The drawings of `shared-ui/src/art/cards/stored-card-palettes.ts`. */
export const cardPictures = ['apricot', 'berry', 'copper', 'dusk', 'espresso', 'fern'] as const;

const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });

/** The designs of stored-value cards (CRD-010). */
export const cardDesignKind = defineKind({
  name: 'card-designs',
  about:
    'The designs of stored-value cards. A card keeps the design that has gone; without a row the designs stay as they are.',
  key: ['key'],
  fields: {
    key,
    picture: Type.Enum(cardPictures),
    ground: colour,
    glow: colour,
    ink: colour,
    isDefault: Type.Optional(Type.Boolean()),
  },
  notes: {
    key: 'Never another design’s: cards refer to it.',
    picture: 'Our drawing, which pages show.',
    ground: 'The colour of the picture in mails and wallets, as `#14532d`.',
    glow: 'The lighter colour of its upper left.',
    ink: 'The colour of the cup on it; its contrast to the ground is 4.5 or more.',
    isDefault: 'The design of new digital cards; one row has it.',
  },
});

const channels = (text: string) =>
  [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16) / 255);
/** The relative luminance of WCAG 2. */
const luminance = (text: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(text).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const leastContrast = 4.5;

/** Ink can be seen on its ground, and one design is the default. */
export const checkCardDesigns: ShopCheck = (files) => {
  const rows = rowsIn(files, cardDesignKind);
  const [first, ...more] = rows.filter(({ value }) => value.isDefault);
  return [
    ...rows
      .filter(({ value }) => contrast(value.ink, value.ground) < leastContrast)
      .map(({ value, fault }) =>
        fault(
          'ink',
          `The contrast to ground ${value.ground} is ${contrast(value.ink, value.ground).toFixed(1)}. It is ${leastContrast} or more.`,
        ),
      ),
    ...more.map(({ fault }) => fault('isDefault', `${first?.value.key} is the default. One design is.`)),
    ...(first === undefined && files.get(cardDesignKind.name)?.isWhole
      ? rows.slice(0, 1).map(({ fault }) => fault('isDefault', 'No design is the default. Write it at one.'))
      : []),
  ];
};
