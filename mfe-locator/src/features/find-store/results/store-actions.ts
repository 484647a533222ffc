import type { StoreReply } from '@crema/shared-contracts';
import type { ToggleFavorite } from '../../../favorites/use-favorites.tsx';

/** The actions of a card. */
export interface StoreActions {
  /** True when the store cannot be chosen here (LOC-041). Its card stays readable, and pressing it shows why. */
  readonly isGreyed: (store: StoreReply) => boolean;
  readonly onOpen: (store: StoreReply) => void;
  readonly onOrder: (store: StoreReply) => void;
  readonly onFavorite: ToggleFavorite;
}
