import { startTransition, useCallback, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Allergen } from '../../../catalogue/use-menu.ts';
import { readFilter, writeFilter, type MenuFilter } from './menu-filter.rules.ts';

export interface MenuFilterState {
  /** The filter of the URL. */
  readonly filter: MenuFilter;
  /** The filter of the products, which may follow a moment later. */
  readonly shownFilter: MenuFilter;
  /** Writes the filter to the URL as a step of its own: Back returns to the filter before. */
  readonly apply: (filter: MenuFilter) => void;
}

/** The filter is kept in the URL only, so that a reload, Back and a shared link show the same products (ORD-124). */
export const useMenuFilter = (allergens: readonly Allergen[]): MenuFilterState => {
  const [query, setQuery] = useSearchParams();
  const keys = useMemo(() => allergens.map(({ key }) => key), [allergens]);
  const text = writeFilter(new URLSearchParams(), readFilter(query, keys)).toString();
  // Another parameter of the URL leaves the filter the same object.
  const filter = useMemo(() => readFilter(new URLSearchParams(text), keys), [text, keys]);
  return {
    filter,
    shownFilter: useDeferredValue(filter),
    apply: useCallback(
      (next) =>
        startTransition(() =>
          setQuery((current) => writeFilter(current, next), { preventScrollReset: true }),
        ),
      [setQuery],
    ),
  };
};
