import type { Kysely, Selectable } from 'kysely';
import type { ProjectShop } from '../../shop/versions/projection.ts';
import { writeRows } from '../../shop/versions/write-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CardDesignTable } from '../cards.tables.ts';
import { cardDesignKind } from './card-design.kinds.ts';

type CardDesign = Selectable<CardDesignTable>;
/** The design of a name; the default for a name that no design has or had. */
export type CardDesigns = (name: string) => CardDesign;

/** The designs of the shop's data, and those that have gone from it, which cards keep. */
export const readCardDesigns = async (db: Kysely<Tables>): Promise<CardDesigns> => {
  const rows = await db.selectFrom('card_design').selectAll().execute();
  const byName = new Map(rows.map((row) => [row.design, row]));
  const standard = rows.find(({ is_default }) => is_default);
  return (name) => {
    const found = byName.get(name) ?? standard;
    if (!found) throw new Error('No card design is the default. Load a shop that has one.');
    return found;
  };
};
/** The name of the design of new cards. */
export const readDefaultDesign = async (db: Kysely<Tables>): Promise<string> =>
  (await readCardDesigns(db))('').design;

/** Designs that have gone stay stored (SHP-006). */
export const projectCardDesigns: ProjectShop = async (trx, { shopAt }) => {
  const rows = (await shopAt('UTC'))?.rowsOf(cardDesignKind) ?? [];
  if (rows.length === 0) return;
  await trx.updateTable('card_design').set({ is_default: false }).where('is_default', '=', true).execute();
  await writeRows(
    trx,
    'card_design',
    'design',
    rows.map(({ key, isDefault = false, ...colours }) => ({
      design: key,
      is_default: isDefault,
      ...colours,
    })),
  );
};

/** The drawing instructions for the browser, as JSON in the API. */
export const cardArt = ({ design, picture, ground, glow, ink }: CardDesign): string =>
  JSON.stringify({ kind: 'card', design, picture, ground, glow, ink });

/** The same design as an image, for mails and wallets, which need a URL. */
export const cardPicture = ({ ground, glow, ink }: CardDesign): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 318 200" role="img"><defs><radialGradient id="g" cx=".2" cy="0" r="1.1"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs><rect width="318" height="200" rx="14" fill="url(#g)"/><g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"><path d="M126 84h58v22a29 29 0 0 1-58 0z"/><path d="M184 90h8a11 11 0 0 1 0 22h-9"/><path d="M142 70c-5-7 5-11 0-18M160 70c-5-7 5-11 0-18" stroke-width="4"/></g></svg>`;
