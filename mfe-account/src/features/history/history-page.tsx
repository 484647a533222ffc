import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { useHost, useMember } from '@crema/remote-kit';
import { Page, Stack, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { DeletionBanner } from '../../settings/deletion-banner.tsx';
import { FilterFields } from './history-filter.tsx';
import { HistoryList } from './history-list.tsx';
import { listMonths, readFilter, type HistoryFilter } from './history.rules.ts';
import { useHistory } from './use-history.ts';

interface EntriesProps {
  readonly filter: HistoryFilter;
  readonly memberId: string;
  readonly timeZone: string;
  readonly onClearFilter: () => void;
}
const Entries = ({ filter, memberId, timeZone, onClearFilter }: EntriesProps) => (
  <HistoryList
    history={useHistory({ ...filter, memberId, timeZone })}
    timeZone={timeZone}
    isFiltered={filter.type !== undefined || filter.month !== undefined}
    onClearFilter={onClearFilter}
  />
);

/** /account/history (ACC-060): orders, reloads, transfers, gifts and refunds of 24 months, by month. */
export const HistoryPage = () => {
  const { clock } = useHost();
  const member = useMember();
  const [query, setQuery] = useSearchParams();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const months = listMonths(clock.now(), timeZone);
  const filter = readFilter(query, months);
  const change = (values: { readonly [name: string]: string }) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(values))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return (
    <Page
      width="medium"
      title={<FormattedMessage id="account.history.title" />}
      lead={<FormattedMessage id="account.history.lead" />}
      actions={
        <Link to={accountPaths.giftHistory} className={buttonClass('secondary', { size: 'small' })}>
          <FormattedMessage id="account.history.gifts" />
        </Link>
      }
    >
      <DeletionBanner />
      <Stack gap={3}>
        <FilterFields filter={filter} months={months} onChange={change} />
        {member && (
          <Entries
            key={`${member.memberId} ${filter.type ?? ''} ${filter.month ?? ''}`}
            filter={filter}
            memberId={member.memberId}
            timeZone={timeZone}
            onClearFilter={() => change({ type: '', month: '' })}
          />
        )}
      </Stack>
    </Page>
  );
};
