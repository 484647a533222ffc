import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LocationsReply, StoreReply } from '@crema/shared-contracts';
import { Button, Heading, Text } from '@crema/shared-ui';
import { ResultsCount, ResultsTitle } from './results-title.tsx';
import { StoreCard } from './store-card.tsx';
import s from './results.module.css';

/** Shown at once; more by a press. */
const pageOfStores = 12;

export interface ResultsProps {
  readonly reply: LocationsReply;
  /** The results are around the device's own position. */
  readonly nearYou: boolean;
  /** A newer search is under way. */
  readonly busy: boolean;
  readonly isGreyed: (store: StoreReply) => boolean;
  readonly onOpen: (store: StoreReply) => void;
  readonly onOrder: (store: StoreReply) => void;
}

/** The stores found, nearest first. A key by reply brings the list back to its first page. */
export const Results = ({ reply, nearYou, busy, isGreyed, onOpen, onOrder }: ResultsProps) => {
  const headingId = useId();
  const [shown, setShown] = useState(pageOfStores);
  return (
    <section aria-labelledby={headingId} aria-busy={busy} className={s.results}>
      <header className={s.head}>
        <Heading id={headingId}>
          <ResultsTitle reply={reply} nearYou={nearYou} />
        </Heading>
        <Text size="note" tone="muted">
          <ResultsCount reply={reply} />
        </Text>
      </header>
      <ul role="list" className={s.cards}>
        {reply.stores.slice(0, shown).map(({ store }) => (
          <StoreCard
            key={store.storeNumber}
            store={store}
            greyed={isGreyed(store)}
            onOpen={onOpen}
            onOrder={onOrder}
          />
        ))}
      </ul>
      {reply.stores.length > shown && (
        <Button
          variant="secondary"
          className={s.more ?? ''}
          onClick={() => setShown((before) => before + pageOfStores)}
        >
          <FormattedMessage id="locator.results.more" />
        </Button>
      )}
    </section>
  );
};
