import type { StoreSummary } from '@crema/shared-contracts';
import type { ToggleFavorite } from '../../../favorites/use-favorites.tsx';

/** The actions of a card. */
export interface StoreActions {
  /** True when the store cannot be chosen here (LOC-041). Its card stays readable, and pressing it shows why. */
  readonly isGreyed: (store: StoreSummary) => boolean;
  readonly onOpen: (store: StoreSummary) => void;
  readonly onOrder: (store: StoreSummary) => void;
  readonly onFavorite: ToggleFavorite;
}
