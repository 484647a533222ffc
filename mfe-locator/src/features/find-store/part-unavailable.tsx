import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OfflineArt, type PartFallbackProps } from '@crema/remote-kit';
import type { StoreSummary } from '@crema/shared-contracts';
import { Button, ErrorState, Sheet } from '@crema/shared-ui';

/**
 * The fallback of a part whose code cannot be loaded: it reports that the device is offline, or offers to try
 * again.
 */
export const PartUnavailable = ({ isOffline, onRetry }: PartFallbackProps) => {
  const cause = isOffline ? 'offline' : 'unavailable';
  return (
    <ErrorState
      art={<OfflineArt />}
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

const UnavailableSheet = ({
  title,
  closeId,
  onClose,
  ...part
}: PartFallbackProps & {
  readonly title: ReactNode;
  readonly closeId: string;
  readonly onClose: () => void;
}) => (
  <Sheet open onClose={onClose} title={title} closeLabel={useIntl().formatMessage({ id: closeId })}>
    <PartUnavailable {...part} />
  </Sheet>
);

/** The same fallback inside the sheet that the Filter button opens. */
export const FilterSheetUnavailable = (props: PartFallbackProps & { readonly onClose: () => void }) => (
  <UnavailableSheet
    title={<FormattedMessage id="locator.filters.title" />}
    closeId="locator.filters.close"
    {...props}
  />
);

/** The same fallback inside the sheet with the details of a store. */
export const StoreSheetUnavailable = ({
  store,
  ...part
}: PartFallbackProps & { readonly store: StoreSummary | undefined; readonly onClose: () => void }) =>
  store && <UnavailableSheet title={store.name} closeId="locator.details.close" {...part} />;
