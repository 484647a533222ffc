import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '@crema/shared-ui';
import s from './menu-search-field.module.css';

const parameter = 'search';

/** The search term, which the URL follows, so that Back from a product shows the results again. */
export const useMenuSearch = () => {
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useState(() => parameters.get(parameter) ?? '');
  const change = (next: string) => {
    setQuery(next);
    const changed = new URLSearchParams(parameters);
    if (next) changed.set(parameter, next);
    else changed.delete(parameter);
    setParameters(changed, { replace: true });
  };
  return [query, change] as const;
};

interface MenuSearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}
export const MenuSearchField = ({ query, onChange }: MenuSearchFieldProps) => {
  const intl = useIntl();
  return (
    <div role="search" className={s.place}>
      <SearchField
        label={intl.formatMessage({ id: 'ordering.search.label' })}
        placeholder={intl.formatMessage({ id: 'ordering.search.label' })}
        clearLabel={intl.formatMessage({ id: 'ordering.search.clear' })}
        value={query}
        onChange={onChange}
      />
    </div>
  );
};
