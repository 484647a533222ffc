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

/** Stores shown at first; a button shows more. */
const pageOfStores = 12;

interface StoreListProps {
  readonly stores: readonly StoreSummary[];
  readonly actions: StoreActions;
}
const Cards = ({
  stores,
  actions,
  ...labelled
}: StoreListProps & { readonly 'aria-labelledby'?: string }) => (
  <ul role="list" className={s.cards} {...labelled}>
    {stores.map((store) => (
      <StoreCard key={store.storeNumber} store={store} {...actions} />
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
      {orderable.length > 0 && <Cards stores={orderable.slice(0, shown)} actions={actions} />}
      {shownOthers.length > 0 && (
        <>
          <Text as="p" id={othersId} strong tone="muted">
            <FormattedMessage id="locator.results.others" />
          </Text>
          <Cards stores={shownOthers} actions={actions} aria-labelledby={othersId} />
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
