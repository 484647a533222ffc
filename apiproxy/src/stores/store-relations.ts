import type { Visitor } from '../http/visitor.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type { Db } from '../storage/database.ts';
import type { ReadCache } from '../storage/changes/read-cache.ts';
import { noRelation, type StoreRelation } from './store-view.ts';

export interface MemberStores {
  /** The stores are sorted latest first. */
  readonly favorites: ReadonlySet<string>;
  /** The stores ordered from, most frequent first. */
  readonly previous: readonly string[];
}
/** The stores a member ordered from, most frequent first, then latest (LOC-055). */
export type OrderedStores = (db: Db, memberId: string) => Promise<readonly string[]>;
declare module '../http/app-deps.ts' {
  interface AppDeps {
    /** The function is provided by ordering, which imports stores: stores cannot import ordering. */
    readonly listOrderedStores: OrderedStores;
    /** The stores of members that were read within the last second, by the member's id. */
    readonly memberStores: ReadCache<MemberStores>;
  }
}

const noStores: MemberStores = { favorites: new Set(), previous: [] };

const readMemberStores = async (
  { db, listOrderedStores }: Pick<AppDeps, 'db' | 'listOrderedStores'>,
  memberId: string,
): Promise<MemberStores> => {
  const favorites = await db
    .selectFrom('favorite_store')
    .select('store_number')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('store_number')
    .execute();
  const previous = await listOrderedStores(db, memberId);
  return { favorites: new Set(favorites.map((row) => row.store_number)), previous };
};

/**
 * A member's favourite and previous stores; empty for a guest. A change by another process is missing for up to one
 * second.
 */
export const loadMemberStores = (
  deps: Pick<AppDeps, 'db' | 'listOrderedStores' | 'memberStores'>,
  { memberId }: Visitor,
): MemberStores | Promise<MemberStores> =>
  memberId === undefined
    ? noStores
    : (deps.memberStores.recent(memberId) ??
      deps.memberStores.load(memberId, () => readMemberStores(deps, memberId)));

/** FAVORITE comes before USUAL (D-51), and USUAL before the caller's own reason, such as NEARBY. */
export const relationTo = (
  storeNumber: string,
  { favorites, previous }: MemberStores,
  otherwise: StoreRelation['recommendationReason'] = null,
): StoreRelation => {
  const isFavorite = favorites.has(storeNumber);
  const isPrevious = previous.includes(storeNumber);
  if (!isFavorite && !isPrevious && otherwise === null) return noRelation;
  return {
    isFavorite,
    isPrevious,
    recommendationReason: isFavorite ? 'FAVORITE' : isPrevious ? 'USUAL' : otherwise,
  };
};
