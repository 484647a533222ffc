import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  List,
  Skeleton,
  Stack,
  Text,
  buttonClass,
} from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { neighbourPaths } from '../../account-paths.ts';
import { NotLoaded } from '../../history/not-loaded.tsx';
import { HistoryRow } from './history-row.tsx';
import { groupByMonth } from './history.rules.ts';
import s from './history-page.module.css';
import type { useHistory } from './use-history.ts';
import { useMonthName } from './use-month-name.ts';

interface HistoryListProps {
  readonly history: ReturnType<typeof useHistory>;
  readonly timeZone: string;
  readonly isFiltered: boolean;
  readonly onClearFilter: () => void;
}

const NoEntries = ({ isFiltered, onClearFilter }: Pick<HistoryListProps, 'isFiltered' | 'onClearFilter'>) => (
  <EmptyState
    headingLevel={2}
    art={<Illustration name="emptyBag" size={180} />}
    title={<FormattedMessage id={isFiltered ? 'account.history.none' : 'account.history.empty'} />}
    actions={
      isFiltered ? (
        <Button variant="secondary" onClick={onClearFilter}>
          <FormattedMessage id="account.history.showAll" />
        </Button>
      ) : (
        <Link to={neighbourPaths.menu} className={buttonClass('primary', { size: 'large' })}>
          <FormattedMessage id="account.history.toMenu" />
        </Link>
      )
    }
  >
    <FormattedMessage id={isFiltered ? 'account.history.none.body' : 'account.history.empty.body'} />
  </EmptyState>
);

/** The button that asked for more is gone with the last page: the first entry of that page takes focus. */
const useFocusOnLastPage = (count: number, isComplete: boolean) => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ count, isComplete });
  useEffect(() => {
    const earlier = before.current;
    before.current = { count, isComplete };
    if (!isComplete || earlier.isComplete || earlier.count === 0 || count <= earlier.count) return;
    list.current?.querySelectorAll<HTMLElement>('[data-row-link]')[earlier.count]?.focus();
  }, [count, isComplete]);
  return list;
};

/** The entries by month, and the button for older ones (ACC-060). */
export const HistoryList = ({ history, timeZone, ...filter }: HistoryListProps) => {
  const monthName = useMonthName();
  const { loaded, work, error, reload, loadMore } = history;
  const count = loaded?.entries.length ?? 0;
  const list = useFocusOnLastPage(count, loaded?.cursor === null);
  if (!loaded || (count === 0 && error))
    return error ? (
      <NotLoaded error={error} onRetry={reload} />
    ) : (
      <Stack gap={1} aria-busy="true">
        <Skeleton shape="row" count={6} />
      </Stack>
    );
  if (count === 0) return <NoEntries {...filter} />;
  return (
    <div ref={list} className={s.months}>
      {groupByMonth(loaded.entries, timeZone).map(({ month, entries }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <Heading level={2} size="small" id={`month-${month}`} className={s.month}>
            {monthName(month)}
          </Heading>
          <List>
            {entries.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} />
            ))}
          </List>
        </section>
      ))}
      {error && (
        <Banner tone="error" title={<FormattedMessage id="account.history.notLoaded" />}>
          <FormattedMessage
            id={error.code === 'OFFLINE' ? 'account.history.offline' : 'account.error.unavailable'}
          />
        </Banner>
      )}
      {loaded.cursor !== null ? (
        <div className={s.more}>
          <Button variant="secondary" busy={work === 'more'} onClick={loadMore}>
            <FormattedMessage id="account.history.more" />
          </Button>
        </div>
      ) : (
        <Text size="note" tone="muted" className={s.more ?? ''}>
          <FormattedMessage id="account.history.end" />
        </Text>
      )}
    </div>
  );
};
