import { useId, type ReactNode } from 'react';
import type { StoreSummary } from '@crema/shared-contracts';
import { Heading, Text } from '@crema/shared-ui';
import type { StoreActions } from './store-actions.ts';
import type { MoreStores } from '../search/use-more-stores.ts';
import { StoreList } from './store-list.tsx';
import s from './results.module.css';

export interface ResultsProps {
  readonly title: ReactNode;
  readonly count: ReactNode;
  readonly stores: readonly StoreSummary[];
  /** A newer search is in flight. */
  readonly busy: boolean;
  readonly actions: StoreActions;
  /** Stores in a row of the widest window; next to the map it is one. */
  readonly widestRow: number;
  /** The store that the map shows as selected; its card is marked. */
  readonly selected?: string | undefined;
  /** Further pages that are not in `stores`. */
  readonly more?: MoreStores | undefined;
  /** Above the list: the button that shows the results before. */
  readonly back?: ReactNode;
}

/** A titled list of stores. Give it a key per search, so that a new search starts at the first page. */
export const Results = ({ title, count, stores, busy, back, ...list }: ResultsProps) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={busy} className={s.results}>
      <header className={s.head}>
        <Heading id={headingId}>{title}</Heading>
        <Text size="note" tone="muted">
          {count}
        </Text>
        {back}
      </header>
      <StoreList stores={stores} {...list} />
    </section>
  );
};
