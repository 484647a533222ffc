import { memo, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '@crema/remote-kit';
import { isMember, type StoreSummary } from '@crema/shared-contracts';
import { Button, Text } from '@crema/shared-ui';
import { useAppSelector } from '../../../locator.hooks.ts';
import { byOrderability } from '../../../stores/order-obstacle.rules.ts';
import { selectNow } from '../../../visit/clock.slice.ts';
import type { StoreActions } from './store-actions.ts';
import type { MoreStores } from '../search/use-more-stores.ts';
import { StoreCard } from './store-card.tsx';
import s from './results.module.css';

/** Stores shown at first; a button shows more. */
const pageOfStores = 12;

interface StoreListProps {
  readonly stores: readonly StoreSummary[];
  readonly actions: StoreActions;
  /** Stores in a row of the widest window: their pictures load at once. */
  readonly widestRow: number;
  readonly selected?: string | undefined;
}
interface PagedStoresProps extends StoreListProps {
  readonly more?: MoreStores | undefined;
}
const Cards = ({
  stores,
  actions,
  widestRow,
  selected,
  isFirst,
  ...labelled
}: StoreListProps & { readonly isFirst: boolean; readonly 'aria-labelledby'?: string }) => (
  <ul role="list" className={s.cards} {...labelled}>
    {stores.map((store, index) => (
      <StoreCard
        key={store.storeNumber}
        store={store}
        eager={isFirst && index < widestRow}
        isSelected={store.storeNumber === selected}
        {...actions}
      />
    ))}
  </ul>
);

/**
 * Store cards, one page at first: stores that can take the order, then the others (LOC-061). The card of a store that was chosen
 * on the map is among them, however far down (LOC-011, LOC-013).
 */
export const StoreList = memo(({ stores, more, ...list }: PagedStoresProps) => {
  const [shown, setShown] = useState(pageOfStores);
  const othersId = useId();
  const guest = !isMember(useSession());
  const { orderable, others } = byOrderability(stores, { now: useAppSelector(selectNow), guest });
  const chosen = useAppSelector(({ map }) => map.selectedStoreNumber);
  const place = orderable.concat(others).findIndex(({ storeNumber }) => storeNumber === chosen);
  if (place >= shown) setShown(place + pageOfStores);
  const shownOthers = others.slice(0, Math.max(0, shown - orderable.length));
  const showMore = () => {
    setShown(shown + pageOfStores);
    if (more && shown + pageOfStores > stores.length) more.onMore();
  };
  return (
    <>
      {orderable.length > 0 && <Cards stores={orderable.slice(0, shown)} {...list} isFirst />}
      {shownOthers.length > 0 && (
        <>
          <Text as="p" id={othersId} strong tone="muted">
            <FormattedMessage id="locator.results.others" />
          </Text>
          <Cards stores={shownOthers} {...list} isFirst={orderable.length === 0} aria-labelledby={othersId} />
        </>
      )}
      {more?.status === 'failed' && (
        <Text as="p" tone="muted" role="alert" className={s.more ?? ''}>
          <FormattedMessage id="locator.results.more.failed" />
        </Text>
      )}
      {(stores.length > shown || more) && (
        <Button
          variant="secondary"
          className={s.more ?? ''}
          busy={more?.status === 'loading'}
          onClick={showMore}
        >
          <FormattedMessage id="locator.results.more" />
        </Button>
      )}
    </>
  );
});
