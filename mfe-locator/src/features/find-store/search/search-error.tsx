import { FormattedMessage } from 'react-intl';
import { brand, errorRowOf } from '@crema/shared-contracts';
import { Banner, Button, EmptyState, ErrorState } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { locatorErrors } from './locator-errors.ts';

interface ErrorActionsProps {
  /** A code in locatorErrors. */
  readonly code: string;
  readonly onRetry: () => void;
  /** Moves focus to the search box. */
  readonly onSearchAgain?: () => void;
  /** Shows the stores of the default place. */
  readonly onElsewhere?: () => void;
}
interface SearchErrorProps extends ErrorActionsProps {
  /** The place in the query. */
  readonly place?: string | undefined;
  /** True when the last results are still shown below (D-56). */
  readonly overResults: boolean;
}
/** True when repeating the same search cannot succeed: the customer needs another place. */
const concernsPlace = (code: string) => errorRowOf(locatorErrors, code).action !== 'try-again';

const ErrorAction = ({ code, onRetry, onSearchAgain }: ErrorActionsProps) => {
  const isOfPlace = concernsPlace(code);
  return (
    <Button variant="secondary" size="small" onClick={isOfPlace ? onSearchAgain : onRetry}>
      <FormattedMessage id={isOfPlace ? 'locator.searchAgain' : 'locator.retry'} />
    </Button>
  );
};

/** The reason why a search failed, above the last results or instead of results. */
export const SearchError = ({ place, overResults, ...actions }: SearchErrorProps) => {
  const { messageId } = errorRowOf(locatorErrors, actions.code);
  const values = { ...brand, place: place ?? '' };
  const title = <FormattedMessage id={messageId} values={values} />;
  const hint = <FormattedMessage id={`${messageId}.hint`} values={values} />;
  return overResults ? (
    <Banner tone="error" title={title} action={<ErrorAction {...actions} />}>
      {hint}
    </Banner>
  ) : (
    <ErrorState
      art={<Illustration name="lost" size={160} />}
      title={title}
      actions={
        <>
          <ErrorAction {...actions} />
          {concernsPlace(actions.code) && (
            <Button variant="quiet" size="small" onClick={actions.onElsewhere}>
              <FormattedMessage id="locator.showDefault" />
            </Button>
          )}
        </>
      }
    >
      {hint}
    </ErrorState>
  );
};

interface NoStoresProps {
  /** The search was in the area of the map. */
  readonly inArea: boolean;
  readonly filtered: boolean;
  readonly onClearFilters: () => void;
  readonly onElsewhere: () => void;
  /** Finds the nearest store, however far it is. */
  readonly nearest: { readonly isBusy: boolean; readonly onFind: () => void };
}
/**
 * The message ‘No stores were found.’ with the next step: clear the filters, move the map or zoom out (searchOrZoom), show the
 * nearest store (LOC-025) or the default place (LOC-053, LOC-054).
 */
export const NoStores = ({ inArea, filtered, nearest, onClearFilters, onElsewhere }: NoStoresProps) => (
  <EmptyState
    art={<Illustration name="lost" size={160} />}
    title={<FormattedMessage id="locator.error.noStores" />}
    actions={
      <>
        <Button busy={nearest.isBusy} onClick={nearest.onFind}>
          <FormattedMessage id="locator.nearest.find" />
        </Button>
        <Button variant="secondary" onClick={filtered ? onClearFilters : onElsewhere}>
          <FormattedMessage id={filtered ? 'locator.features.clear' : 'locator.showDefault'} />
        </Button>
      </>
    }
  >
    <FormattedMessage
      id={`locator.error.noStores.${filtered ? 'filters' : inArea ? 'searchOrZoom' : 'expand'}`}
    />
  </EmptyState>
);
