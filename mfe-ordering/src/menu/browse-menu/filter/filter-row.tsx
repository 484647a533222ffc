import { startTransition, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterFrame, lazyPart } from '@crema/remote-kit';
import { Badge, Chip, VisuallyHidden } from '@crema/shared-ui';
import type { Menu } from '../../../catalogue/menu.types.ts';
import type { Allergen } from '../../../catalogue/use-menu.ts';
import { FilterSheetUnavailable } from '../states/part-unavailable.tsx';
import { countFilters, type MenuFilter } from './menu-filter.rules.ts';
import s from './filter-row.module.css';

const FilterSheet = lazyPart(() => import('./menu-filter-sheet.tsx').then((part) => part.FilterSheet), {
  fallback: FilterSheetUnavailable,
  preload: 'idle',
});

const ActiveFilters = lazyPart(() => import('./active-filters.tsx').then((part) => part.ActiveFilters), {
  fallback: null,
  preload: 'idle',
});

interface FilterRowProps {
  readonly menus: readonly Menu[];
  readonly allergens: readonly Allergen[];
  readonly filter: MenuFilter;
  readonly onApply: (filter: MenuFilter) => void;
}

/** The Filters button with the number of active filters, and each active filter with a press that ends it (ORD-124). */
export const FilterRow = ({ menus, allergens, filter, onApply }: FilterRowProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const count = countFilters(filter);
  // The frame that answers the press does not wait for the sheet.
  const openSheet = () => void afterFrame(() => startTransition(() => setOpen(true)));
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'ordering.filter.group' })} className={s.row}>
      <Chip icon="filter" aria-haspopup="dialog" onClick={openSheet}>
        <FormattedMessage id="ordering.filter.open" />
        {count > 0 && (
          <>
            <VisuallyHidden>
              <FormattedMessage id="ordering.filter.active" values={{ count }} />
            </VisuallyHidden>
            <span aria-hidden>
              <Badge>{count}</Badge>
            </span>
          </>
        )}
      </Chip>
      {count > 0 && <ActiveFilters {...{ allergens, filter, onApply }} />}
      {open && <FilterSheet {...{ menus, allergens, filter, onApply }} onClose={() => setOpen(false)} />}
    </div>
  );
};
