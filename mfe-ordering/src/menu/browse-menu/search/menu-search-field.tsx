import { useIntl } from 'react-intl';
import { SearchField } from '@crema/shared-ui';
import s from './menu-search-field.module.css';

interface MenuSearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onBlur: () => void;
}
export const MenuSearchField = ({ query, onChange, onBlur }: MenuSearchFieldProps) => {
  const intl = useIntl();
  return (
    <div role="search" className={s.place}>
      <SearchField
        label={intl.formatMessage({ id: 'ordering.search.label' })}
        placeholder={intl.formatMessage({ id: 'ordering.search.label' })}
        clearLabel={intl.formatMessage({ id: 'ordering.search.clear' })}
        value={query}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
};
