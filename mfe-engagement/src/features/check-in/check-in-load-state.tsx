import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useConnection } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, Page, PageSkeleton, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { checkInPaths } from './check-in-paths.ts';
import type { CheckInOrderState } from './use-check-in-order.ts';

interface CheckInLoadStateProps {
  readonly status: Exclude<CheckInOrderState['status'], 'ready'>;
  readonly onRetry: () => void;
}
/** Names a lost connection as the cause; the order is read again once the connection is back. */
const LoadError = ({ onRetry }: Pick<CheckInLoadStateProps, 'onRetry'>) => {
  const isOffline = useConnection() === 'offline';
  return (
    <ErrorState
      headingLevel={2}
      title={<FormattedMessage id={isOffline ? 'pickup.offline' : 'pickup.failed'} />}
      actions={
        !isOffline && (
          <Button onClick={onRetry}>
            <FormattedMessage id="pickup.retry" />
          </Button>
        )
      }
    >
      <FormattedMessage id={isOffline ? 'pickup.offline.body' : 'pickup.error.unexpected'} />
    </ErrorState>
  );
};

/** The content of a check-in page without an order: its shape while it loads, an error, or where check-in begins. */
export const CheckInLoadState = ({ status, onRetry }: CheckInLoadStateProps) => {
  if (status === 'loading') return <PageSkeleton kind="narrow" />;
  return (
    <Page width="narrow" title={<FormattedMessage id="pickup.title" />}>
      {status === 'failed' ? (
        <LoadError onRetry={onRetry} />
      ) : (
        <EmptyState
          headingLevel={2}
          art={<Illustration name="lost" size={160} />}
          title={<FormattedMessage id="pickup.unknown" />}
          actions={
            <Link to={checkInPaths.menu} className={buttonClass('primary')}>
              <FormattedMessage id="home.startOrder" />
            </Link>
          }
        >
          <FormattedMessage id="pickup.unknown.body" />
        </EmptyState>
      )}
    </Page>
  );
};
