import { FormattedMessage } from 'react-intl';
import { toAppError } from '@crema/remote-kit';
import { Button, ErrorState } from '@crema/shared-ui';
import { OfflineIllustration } from '@crema/shared-ui/offline-illustration';

/** Shown when the catalogue cannot be loaded, with a button to try again. */
export const CatalogueError = ({ cause, onRetry }: { cause: unknown; onRetry: () => void }) => (
  <ErrorState
    art={<OfflineIllustration size={160} />}
    title={<FormattedMessage id="gift.error.title" />}
    referenceId={toAppError(cause).referenceId}
    referenceLabel={<FormattedMessage id="gift.error.reference" />}
    actions={
      <Button onClick={onRetry} icon="refresh">
        <FormattedMessage id="gift.error.retry" />
      </Button>
    }
  >
    <FormattedMessage id="gift.error.body" />
  </ErrorState>
);
