import { FormattedMessage, useIntl } from 'react-intl';
import { OfflineArt, type PartFallbackProps } from '@crema/remote-kit';
import { Button, ErrorState, Sheet } from '@crema/shared-ui';

/** The fallback of a part of the menu, such as the search results, while its code cannot be loaded. */
export const PartUnavailable = ({ isOffline, onRetry }: PartFallbackProps) => (
  <ErrorState
    art={<OfflineArt />}
    title={<FormattedMessage id={isOffline ? 'ordering.offline.title' : 'ordering.part.unavailable'} />}
    actions={
      !isOffline && (
        <Button onClick={onRetry}>
          <FormattedMessage id="ordering.menuError.retry" />
        </Button>
      )
    }
  >
    <FormattedMessage id={isOffline ? 'ordering.part.offline' : 'ordering.part.unavailableBody'} />
  </ErrorState>
);

/** The same fallback inside the sheet that the Filters button opens. */
export const FilterSheetUnavailable = ({
  onClose,
  ...part
}: PartFallbackProps & { readonly onClose: () => void }) => (
  <Sheet
    open
    onClose={onClose}
    title={<FormattedMessage id="ordering.filter.title" />}
    closeLabel={useIntl().formatMessage({ id: 'ordering.filter.close' })}
  >
    <PartUnavailable {...part} />
  </Sheet>
);
