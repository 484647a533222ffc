import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PartFallbackProps } from '@crema/remote-kit';
import { Button, Dialog, ErrorState } from '@crema/shared-ui';

interface HistoryDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}
export const HistoryDialog = ({ onClose, children }: HistoryDialogProps) => (
  <Dialog
    open
    size="medium"
    onClose={onClose}
    title={<FormattedMessage id="rewards.history.title" />}
    closeLabel={useIntl().formatMessage({ id: 'rewards.close' })}
  >
    {children}
  </Dialog>
);

/** Names a lost connection as the cause; otherwise offers to try again. */
export const HistoryError = ({ isOffline, onRetry }: PartFallbackProps) => (
  <ErrorState
    headingLevel={3}
    title={<FormattedMessage id={isOffline ? 'rewards.history.offline' : 'rewards.history.failed'} />}
    actions={
      !isOffline && (
        <Button variant="secondary" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="rewards.error.retry" />
        </Button>
      )
    }
  >
    {isOffline && <FormattedMessage id="rewards.history.offline.body" />}
  </ErrorState>
);

/** Replaces the history while its code cannot be loaded. */
export const HistoryUnavailable = ({
  onClose,
  ...part
}: PartFallbackProps & Omit<HistoryDialogProps, 'children'>) => (
  <HistoryDialog onClose={onClose}>
    <HistoryError {...part} />
  </HistoryDialog>
);
