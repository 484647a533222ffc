import { FormattedMessage } from 'react-intl';
import { useConnection, useRetryOnReconnect } from '@crema/remote-kit';
import { ErrorState, type ErrorStateProps } from '@crema/shared-ui';
import { OfflineIllustration } from '@crema/shared-ui/offline-illustration';

interface FailedStateProps extends ErrorStateProps {
  readonly retry: () => void;
}
/**
 * A page that could not be loaded. It names a lost connection as the cause, and loads again once the
 * connection is back.
 */
export const FailedState = ({ retry, ...state }: FailedStateProps) => {
  const offline = useConnection() === 'offline';
  useRetryOnReconnect(true, retry);
  if (!offline) return <ErrorState {...state} />;
  return (
    <ErrorState
      {...state}
      art={<OfflineIllustration size={176} />}
      title={<FormattedMessage id="ordering.offline.title" />}
    >
      <FormattedMessage id="ordering.offline.body" />
    </ErrorState>
  );
};
