import { FormattedMessage, useIntl } from 'react-intl';
import { historyTypes } from '@crema/shared-contracts';
import { Select } from '@crema/shared-ui';
import type { HistoryFilter } from './history.rules.ts';
import s from './history-page.module.css';
import { useMonthName } from './use-month-name.ts';

interface FilterFieldsProps {
  readonly filter: HistoryFilter;
  readonly months: readonly string[];
  readonly onChange: (change: { readonly [Name in keyof HistoryFilter]?: string }) => void;
}
/** The types and months of the list. The choice is in the URL. */
export const FilterFields = ({ filter, months, onChange }: FilterFieldsProps) => {
  const intl = useIntl();
  const monthName = useMonthName();
  return (
    <div className={s.filter}>
      <Select
        label={<FormattedMessage id="account.history.type" />}
        value={filter.type ?? ''}
        onChange={({ target }) => onChange({ type: target.value })}
      >
        <option value="">{intl.formatMessage({ id: 'account.history.type.all' })}</option>
        {historyTypes.map((type) => (
          <option key={type} value={type}>
            {intl.formatMessage({ id: `account.history.type.${type}` })}
          </option>
        ))}
      </Select>
      <Select
        label={<FormattedMessage id="account.history.month" />}
        value={filter.month ?? ''}
        onChange={({ target }) => onChange({ month: target.value })}
      >
        <option value="">{intl.formatMessage({ id: 'account.history.month.all' })}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </Select>
    </div>
  );
};
