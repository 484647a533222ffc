import { FormattedMessage } from 'react-intl';
import { brand, errorRowOf } from '@crema/shared-contracts';
import { Banner, Button, EmptyState, ErrorState } from '@crema/shared-ui';
import { LostArt } from '@crema/shared-ui/art';
import { locatorErrors } from './locator-errors.ts';

interface WaysOnProps {
  /** A code of locatorErrors. */
  readonly code: string;
  readonly onRetry: () => void;
  /** Moves to the search box: another place may be found. */
  readonly onSearchAgain?: () => void;
  /** Shows the stores of the default place. */
  readonly onElsewhere?: () => void;
}
interface SearchTroubleProps extends WaysOnProps {
  /** What was looked for. */
  readonly place?: string | undefined;
  /** The last results are still below (D-56). */
  readonly overResults: boolean;
}
/** The same search again would fail again. */
const isOfThePlace = (code: string) => errorRowOf(locatorErrors, code).action !== 'try-again';

const Retry = ({ onRetry }: Pick<WaysOnProps, 'onRetry'>) => (
  <Button variant="secondary" size="small" onClick={onRetry}>
    <FormattedMessage id="locator.retry" />
  </Button>
);
const SearchAgain = ({ onSearchAgain }: Pick<WaysOnProps, 'onSearchAgain'>) => (
  <Button variant="secondary" size="small" onClick={onSearchAgain}>
    <FormattedMessage id="locator.searchAgain" />
  </Button>
);
const WaysOn = (props: WaysOnProps) =>
  isOfThePlace(props.code) ? <SearchAgain {...props} /> : <Retry {...props} />;

/** Why a search brought nothing: over the last results, or in their place. */
export const SearchTrouble = ({ place, overResults, ...ways }: SearchTroubleProps) => {
  const { messageId } = errorRowOf(locatorErrors, ways.code);
  const values = { ...brand, place: place ?? '' };
  const title = <FormattedMessage id={messageId} values={values} />;
  const hint = <FormattedMessage id={`${messageId}.hint`} values={values} />;
  return overResults ? (
    <Banner tone="error" title={title} action={<WaysOn {...ways} />}>
      {hint}
    </Banner>
  ) : (
    <ErrorState
      art={<LostArt size={160} />}
      title={title}
      actions={
        <>
          <WaysOn {...ways} />
          {isOfThePlace(ways.code) && (
            <Button variant="quiet" size="small" onClick={ways.onElsewhere}>
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
  readonly filtered: boolean;
  readonly onClearFilters: () => void;
  readonly onElsewhere: () => void;
}
/** ‘No stores were found.’, with the way on that fits (LOC-054). */
export const NoStores = ({ filtered, onClearFilters, onElsewhere }: NoStoresProps) => (
  <EmptyState
    art={<LostArt size={160} />}
    title={<FormattedMessage id="locator.error.noStores" />}
    actions={
      filtered ? (
        <Button onClick={onClearFilters}>
          <FormattedMessage id="locator.features.clear" />
        </Button>
      ) : (
        <Button variant="secondary" onClick={onElsewhere}>
          <FormattedMessage id="locator.showDefault" />
        </Button>
      )
    }
  >
    <FormattedMessage id={filtered ? 'locator.error.noStores.filters' : 'locator.error.noStores.expand'} />
  </EmptyState>
);
