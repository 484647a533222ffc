import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StoreReply } from '@crema/shared-contracts';
import { Button } from '@crema/shared-ui';
import type { ToggleFavorite } from '../../favorites/use-favorites.tsx';
import { StoreCard } from './store-card.tsx';
import s from './results.module.css';

/** Shown at once; more by a press. */
const pageOfStores = 12;

/** What can be done with the store of a card. */
export interface StoreActions {
  /** The store cannot be chosen here (LOC-041); it stays legible and can be looked at. */
  readonly isGreyed: (store: StoreReply) => boolean;
  readonly onOpen: (store: StoreReply) => void;
  readonly onOrder: (store: StoreReply) => void;
  readonly onFavorite: ToggleFavorite;
}

/** Cards of stores, the first page of them at once. */
export const StoreList = ({
  stores,
  actions,
}: {
  readonly stores: readonly StoreReply[];
  readonly actions: StoreActions;
}) => {
  const [shown, setShown] = useState(pageOfStores);
  return (
    <>
      <ul role="list" className={s.cards}>
        {stores.slice(0, shown).map((store) => (
          <StoreCard key={store.storeNumber} store={store} {...actions} />
        ))}
      </ul>
      {stores.length > shown && (
        <Button
          variant="secondary"
          className={s.more ?? ''}
          onClick={() => setShown((before) => before + pageOfStores)}
        >
          <FormattedMessage id="locator.results.more" />
        </Button>
      )}
    </>
  );
};
