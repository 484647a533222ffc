import { FormattedMessage } from 'react-intl';
import { afterFrame } from '@crema/remote-kit';
import { Button, Chip } from '@crema/shared-ui';
import type { Allergen } from '../../../catalogue/use-menu.ts';
import { limitKeys, noFilter, type MenuFilter } from './menu-filter.rules.ts';

export interface ActiveFiltersProps {
  readonly allergens: readonly Allergen[];
  readonly filter: MenuFilter;
  readonly onApply: (filter: MenuFilter) => void;
}

/** Each active filter with a press that ends it, and a press that ends them all (ORD-124). */
export const ActiveFilters = ({ allergens, filter, onApply }: ActiveFiltersProps) => {
  // The frame that answers a press does not wait for the products.
  const apply = (next: MenuFilter) => void afterFrame(() => onApply(next));
  const avoided = allergens.filter(({ key }) => filter.avoid.includes(key));
  return (
    <>
      {avoided.map(({ key, name }) => (
        <Chip
          key={key}
          pressed
          onClick={() => apply({ ...filter, avoid: filter.avoid.filter((other) => other !== key) })}
        >
          <FormattedMessage id="ordering.filter.avoiding" values={{ name }} />
        </Chip>
      ))}
      {limitKeys.map(
        (key) =>
          filter[key] !== undefined && (
            <Chip key={key} pressed onClick={() => apply({ ...filter, [key]: undefined })}>
              <FormattedMessage id={`ordering.filter.${key}.active`} values={{ limit: filter[key] }} />
            </Chip>
          ),
      )}
      <Button variant="quiet" size="small" onClick={() => apply(noFilter)}>
        <FormattedMessage id="ordering.filter.clear" />
      </Button>
    </>
  );
};
