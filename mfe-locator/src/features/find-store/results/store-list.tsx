import { memo, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '@crema/remote-kit';
import { isMember, type StoreSummary } from '@crema/shared-contracts';
import { Button, Text } from '@crema/shared-ui';
import { useAppSelector } from '../../../locator.hooks.ts';
import { byOrderability } from '../../../stores/order-obstacle.rules.ts';
import { selectNow } from '../../../visit/clock.slice.ts';
import type { StoreActions } from './store-actions.ts';
import { StoreCard } from './store-card.tsx';
import s from './results.module.css';

/** Stores in a row of the widest window. */
const widestRow = 2;
/** Stores shown at first; a button shows more. */
const pageOfStores = 12;

interface StoreListProps {
  readonly stores: readonly StoreSummary[];
  readonly actions: StoreActions;
}
const Cards = ({
  stores,
  actions,
  isFirst,
  ...labelled
}: StoreListProps & { readonly isFirst: boolean; readonly 'aria-labelledby'?: string }) => (
  <ul role="list" className={s.cards} {...labelled}>
    {stores.map((store, index) => (
      <StoreCard key={store.storeNumber} store={store} eager={isFirst && index < widestRow} {...actions} />
    ))}
  </ul>
);

/** Store cards, one page at first: stores that can take the order, then the others (LOC-061). */
export const StoreList = memo(({ stores, actions }: StoreListProps) => {
  const [shown, setShown] = useState(pageOfStores);
  const othersId = useId();
  const guest = !isMember(useSession());
  const { orderable, others } = byOrderability(stores, { now: useAppSelector(selectNow), guest });
  const shownOthers = others.slice(0, Math.max(0, shown - orderable.length));
  return (
    <>
      {orderable.length > 0 && <Cards stores={orderable.slice(0, shown)} actions={actions} isFirst />}
      {shownOthers.length > 0 && (
        <>
          <Text as="p" id={othersId} strong tone="muted">
            <FormattedMessage id="locator.results.others" />
          </Text>
          <Cards
            stores={shownOthers}
            actions={actions}
            isFirst={orderable.length === 0}
            aria-labelledby={othersId}
          />
        </>
      )}
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
});
