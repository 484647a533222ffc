import { FormattedMessage } from 'react-intl';
import { brand, explainError } from '@crema/shared-contracts';
import { Banner, Button, EmptyState, ErrorState } from '@crema/shared-ui';
import { LostArt } from '@crema/shared-ui/art';
import { locatorErrors } from './locator-errors.ts';

interface SearchTroubleProps {
  /** A code of locatorErrors. */
  readonly code: string;
  /** The last results are still below (D-56). */
  readonly overResults: boolean;
  readonly onRetry: () => void;
}
const Retry = ({ onRetry }: Pick<SearchTroubleProps, 'onRetry'>) => (
  <Button variant="secondary" size="small" onClick={onRetry}>
    <FormattedMessage id="locator.retry" />
  </Button>
);

/** Why a search brought nothing: over the last results, or in their place. */
export const SearchTrouble = ({ code, overResults, onRetry }: SearchTroubleProps) => {
  const { messageId } = explainError(locatorErrors, code);
  const title = <FormattedMessage id={messageId} values={brand} />;
  const hint = <FormattedMessage id={`${messageId}.hint`} values={brand} />;
  return overResults ? (
    <Banner tone="error" title={title} action={<Retry onRetry={onRetry} />}>
      {hint}
    </Banner>
  ) : (
    <ErrorState art={<LostArt size={160} />} title={title} actions={<Retry onRetry={onRetry} />}>
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
