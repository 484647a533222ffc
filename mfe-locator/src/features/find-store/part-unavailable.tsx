import { FormattedMessage, useIntl } from 'react-intl';
import type { PartFallbackProps } from '@crema/remote-kit';
import { Button, ErrorState, Sheet } from '@crema/shared-ui';
import { OfflineIllustration } from '@crema/shared-ui/offline-illustration';

/**
 * The fallback of a part whose code cannot be loaded: it reports that the device is offline, or offers to try
 * again.
 */
export const PartUnavailable = ({ isOffline, onRetry }: PartFallbackProps) => {
  const cause = isOffline ? 'offline' : 'unavailable';
  return (
    <ErrorState
      art={<OfflineIllustration size={160} />}
      title={<FormattedMessage id={`locator.part.${cause}`} />}
      actions={
        !isOffline && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            <FormattedMessage id="locator.retry" />
          </Button>
        )
      }
    >
      <FormattedMessage id={`locator.part.${cause}.hint`} />
    </ErrorState>
  );
};

/** The same fallback inside the sheet that the Filter button opens. */
export const FilterSheetUnavailable = ({
  onClose,
  ...part
}: PartFallbackProps & { readonly onClose: () => void }) => {
  const intl = useIntl();
  return (
    <Sheet
      open
      onClose={onClose}
      title={<FormattedMessage id="locator.filters.title" />}
      closeLabel={intl.formatMessage({ id: 'locator.filters.close' })}
    >
      <PartUnavailable {...part} />
    </Sheet>
  );
};
