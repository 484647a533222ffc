import type { FavoriteFieldsFragment } from '../generated/operations.ts';

export type Favorite = FavoriteFieldsFragment;
export type FavoriteItem = Favorite['item'];
