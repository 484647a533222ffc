import { FormattedMessage } from 'react-intl';
import { toAppError } from '@crema/remote-kit';
import { Button, ErrorState } from '@crema/shared-ui';
import { OfflineArt } from '@crema/shared-ui/art';

/** The range could not be had: what happened, and another try. */
export const CatalogueFailure = ({ cause, onRetry }: { cause: unknown; onRetry: () => void }) => (
  <ErrorState
    art={<OfflineArt size={160} />}
    title={<FormattedMessage id="gift.failure.title" />}
    referenceId={toAppError(cause).referenceId}
    referenceLabel={<FormattedMessage id="gift.failure.reference" />}
    actions={
      <Button onClick={onRetry} icon="refresh">
        <FormattedMessage id="gift.failure.retry" />
      </Button>
    }
  >
    <FormattedMessage id="gift.failure.body" />
  </ErrorState>
);
