import type { StoreReply } from '@crema/shared-contracts';
import type { ToggleFavorite } from '../../favorites/use-favorites.tsx';

/** What can be done with the store of a card. */
export interface StoreActions {
  /** The store cannot be chosen here (LOC-041); it stays legible, and a press says why. */
  readonly isGreyed: (store: StoreReply) => boolean;
  readonly onOpen: (store: StoreReply) => void;
  readonly onOrder: (store: StoreReply) => void;
  readonly onFavorite: ToggleFavorite;
}
