import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { Shop } from '../read-shop.ts';
import { readActivations, readVersion } from './shop-store.ts';
import { createVersionAt } from './start.ts';

/** The versions in effect, for a projection. */
export interface ShopsInEffect {
  readonly now: Date;
  /** The data in effect in a zone; undefined if no version has started: the stored rows stay as they are. */
  shopAt(timeZone: string): Promise<Shop | undefined>;
}
/**
 * Makes rows of a module's tables those of the shop in effect, for data that transactions read or that SQL joins. It runs in the transaction of a
 * load, and when a version starts later: equal data must change nothing.
 */
export type ProjectShop = (trx: Transaction<Tables>, shops: ShopsInEffect) => Promise<void>;
declare module '../../http/app-deps.ts' {
  interface AppDeps {
    readonly shopProjections: readonly ProjectShop[];
  }
}

/** Runs the projections over the versions in effect. */
export const project = async (
  trx: Transaction<Tables>,
  projections: readonly ProjectShop[],
  now: Date,
): Promise<void> => {
  const versionAt = createVersionAt(await readActivations(trx));
  const shops = new Map<number, Promise<Shop>>();
  const shopAt = async (timeZone: string) => {
    const version = versionAt(now, timeZone);
    if (version === undefined) return undefined;
    const shop = shops.get(version) ?? readVersion(trx, version);
    shops.set(version, shop);
    return shop;
  };
  for (const run of projections) await run(trx, { now, shopAt });
};
