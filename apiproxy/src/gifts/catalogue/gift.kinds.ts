import { Type } from 'typebox';
import { defineKind, key, localText } from '../../shop/kind.ts';

/** The occasions of gifts, in the order of the page (GFT-010). */
export const giftCategoryKind = defineKind({
  name: 'gift-categories',
  about: 'The occasions of gifts, in the order of the page.',
  key: ['key'],
  fields: { key, name: localText },
  notes: {
    key: 'The name by which designs refer to it, and the end of its address.',
    name: 'As pages name it.',
  },
});

/** The drawings of `shared-ui/src/art/cards`. */
export const giftPictures = ['birthday', 'congrats', 'hello', 'holiday', 'love', 'thanks'] as const;

/** The designs of gifts that are sold, in the order of their categories (GFT-010). */
export const giftDesignKind = defineKind({
  name: 'gift-designs',
  about: 'The designs of gifts that are sold. Without a row no gift is sold.',
  key: ['number'],
  fields: {
    number: Type.String({ pattern: '^[0-9]{8}$' }),
    name: localText,
    picture: Type.Enum(giftPictures),
    categories: Type.Array(key, { minItems: 1 }),
    cardDesign: Type.Optional(key),
  },
  notes: {
    number: 'Eight digits. Never another design’s: sent gifts and links refer to it.',
    name: 'As pages name it, and the lettering of the card.',
    picture: 'Our drawing.',
    categories: 'The occasions that list it.',
    cardDesign: 'The design of the card in the recipient’s wallet; the default one unless it is written.',
  },
  references: { categories: 'gift-categories.key', cardDesign: 'card-designs.key' },
});
