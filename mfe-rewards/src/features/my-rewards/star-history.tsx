import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchStateOf, useConnection, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { Button, Skeleton, Text } from '@crema/shared-ui';
import { GetStarHistoryDocument } from '../../generated/get-star-history.ts';
import type { GetStarHistoryQuery } from '../../generated/operation-types.ts';
import { asBooked, StarNumber, StarText } from '../../stars/star-text.tsx';
import { HistoryDialog, HistoryError } from './history-dialog.tsx';
import s from './star-history.module.css';

type Entry = GetStarHistoryQuery['starHistory']['entries'][number];

const EntryRow = ({ entry }: { readonly entry: Entry }) => {
  const intl = useIntl();
  const left = entry.starTenths - entry.askedTenths;
  return (
    <li className={s.entry}>
      <div>
        <strong>
          <FormattedMessage id="rewards.history.kind" values={{ kind: entry.kind }} />
        </strong>
        <Text size="note" tone="muted">
          {intl.formatDate(entry.at, { dateStyle: 'long' })}
        </Text>
        {entry.kind === 'TAKEN_BACK' && left > 0 && (
          <Text size="note" tone="muted">
            <FormattedMessage
              id="rewards.history.kept"
              values={{ stars: <StarText tenths={left} round={asBooked} /> }}
            />
          </Text>
        )}
      </div>
      <div className={s.numbers}>
        <span className={s.stars} data-sign={entry.starTenths > 0 ? 'plus' : 'minus'}>
          {intl.formatNumber(entry.starTenths / 10, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })}
        </span>
        <Text size="note" tone="muted">
          <FormattedMessage
            id="rewards.history.balance"
            values={{ stars: <StarNumber tenths={entry.balanceAfterTenths} round={asBooked} /> }}
          />
        </Text>
      </div>
    </li>
  );
};

interface HistoryPageProps {
  readonly cursor: string | undefined;
  /** Called with the cursor of the older page. */
  readonly onOlder: (cursor: string) => void;
  readonly isLast: boolean;
}
const HistoryPage = ({ cursor, onOlder, isLast }: HistoryPageProps) => {
  const { data, error, loading, refetch } = useQuery(GetStarHistoryDocument, {
    variables: { cursor: cursor ?? null },
    fetchPolicy: 'network-only',
  });
  const state = fetchStateOf({ data: data?.starHistory, error, loading });
  const page = state.data;
  const isOffline = useConnection() === 'offline';
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(state.status === 'failed', retry);
  if (state.status === 'failed') return <HistoryError isOffline={isOffline} onRetry={retry} />;
  if (!page) return <Skeleton shape="row" count={4} />;
  if (page.entries.length === 0)
    return (
      <Text>
        <FormattedMessage id="rewards.history.none" />
      </Text>
    );
  return (
    <>
      <ul role="list" className={s.entries}>
        {page.entries.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} />
        ))}
      </ul>
      {isLast && page.nextCursor && (
        <Button variant="secondary" onClick={() => onOlder(page.nextCursor ?? '')}>
          <FormattedMessage id="rewards.history.older" />
        </Button>
      )}
    </>
  );
};

/** Every change of the balance, the latest first, page by page (RWD-032). */
export const StarHistory = ({ onClose }: { readonly onClose: () => void }) => {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <HistoryDialog onClose={onClose}>
      <div className={s.pages}>
        {cursors.map((cursor, index) => (
          <HistoryPage
            key={cursor ?? 'first'}
            cursor={cursor}
            isLast={index === cursors.length - 1}
            onOlder={(older) => setCursors([...cursors, older])}
          />
        ))}
      </div>
    </HistoryDialog>
  );
};
