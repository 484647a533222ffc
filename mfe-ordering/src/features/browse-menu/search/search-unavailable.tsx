import { FormattedMessage } from 'react-intl';
import type { PartFallbackProps } from '@crema/remote-kit';
import { Button, ErrorState } from '@crema/shared-ui';
import { OfflineIllustration } from '@crema/shared-ui/offline-illustration';

/** The fallback of the search results while their code cannot be loaded. */
export const SearchUnavailable = ({ isOffline, onRetry }: PartFallbackProps) => (
  <ErrorState
    art={<OfflineIllustration size={176} />}
    title={<FormattedMessage id={isOffline ? 'ordering.offline.title' : 'ordering.search.unavailable'} />}
    actions={
      !isOffline && (
        <Button onClick={onRetry}>
          <FormattedMessage id="ordering.menuError.retry" />
        </Button>
      )
    }
  >
    <FormattedMessage id={isOffline ? 'ordering.search.offline' : 'ordering.search.unavailableBody'} />
  </ErrorState>
);
