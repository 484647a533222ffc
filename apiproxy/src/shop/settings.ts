import { Type, type Static } from 'typebox';

const language = Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' });

/** The file `shop.json` (SHP-001). */
export const settingsSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'The brand, as customers read it.' }),
    languages: Type.Array(language, {
      minItems: 1,
      description:
        'The languages that every text has, by BCP 47 tag. Numbers in CSV files are written as in the first one.',
    }),
    markets: Type.Array(
      Type.Object(
        {
          code: Type.String({ pattern: '^[A-Z]{2}$', description: 'The country, by ISO 3166-1.' }),
          currency: Type.String({
            pattern: '^[A-Z]{3}$',
            description: 'The currency of its prices, by ISO 4217.',
          }),
          languages: Type.Array(language, { minItems: 1 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  {
    title: 'shop',
    description: 'The shop itself: brand, languages and markets.',
    additionalProperties: false,
  },
);
export type Settings = Static<typeof settingsSchema>;
