import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSlices } from '@crema/remote-kit';
import { Banner, Button, EmptyState, Heading, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import type { Menu } from '../../../catalogue/menu.types.ts';
import { ProductGrid } from '../../../catalogue/product-grid.tsx';
import { CategoryRail } from '../sections/category-rail.tsx';
import { filterSearch } from '../filter/menu-filter.rules.ts';
import { findDiet, type Diet } from './diet-words.rules.ts';
import { searchMenu, toSearchEntries } from './menu-search.rules.ts';
import s from '../sections/section.module.css';

export interface SearchResultsProps {
  readonly menus: readonly Menu[];
  readonly query: string;
  readonly onClear: () => void;
}

const Nothing = ({ query, onClear }: Omit<SearchResultsProps, 'menus'>) => (
  <EmptyState
    art={<Illustration name="lost" />}
    title={<FormattedMessage id="ordering.search.none" values={{ query }} />}
    actions={
      <Button onClick={onClear}>
        <FormattedMessage id="ordering.menuError.toMenu" />
      </Button>
    }
  >
    <FormattedMessage id="ordering.search.noneBody" />
  </EmptyState>
);

interface DietAnswerProps {
  readonly diet: Diet;
  readonly onClear: () => void;
}
/** A query about a diet: the nearest filter, and what it leaves open (L-14). */
const DietAnswer = ({ diet, onClear }: DietAnswerProps) => (
  <Banner
    action={
      <Link to={filterSearch(diet.filter)} onClick={onClear} className={buttonClass('primary')}>
        <FormattedMessage id="ordering.search.diet.show" />
      </Link>
    }
  >
    <FormattedMessage id={`ordering.search.diet.${diet.id}`} />{' '}
    <FormattedMessage id="ordering.search.diet.kitchen" />
  </Banner>
);

/** The number of cards that a window shows without scrolling. */
const first = 10;

/** The products of the menu that match a query (D-36); their number is announced. */
export const SearchResults = (props: SearchResultsProps) => {
  const entries = useMemo(() => toSearchEntries(props.menus), [props.menus]);
  const products = searchMenu(entries, props.query);
  const diet = findDiet(props.query);
  const shown = useSlices(products.length, { first, step: 8 });
  return (
    <section aria-labelledby="search-title">
      <Heading level={1} size="large" tabIndex={-1} id="search-title" className={s.head}>
        <span role="status">
          <FormattedMessage
            id="ordering.search.results"
            values={{ count: products.length, query: props.query }}
          />
        </span>
      </Heading>
      {diet && <DietAnswer diet={diet} onClear={props.onClear} />}
      {products.length > 0 ? (
        <ProductGrid products={products} isFirst shown={shown} level={2} />
      ) : (
        <>
          {!diet && <Nothing {...props} />}
          <CategoryRail menus={props.menus} />
        </>
      )}
    </section>
  );
};
