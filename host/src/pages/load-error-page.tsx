import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, ErrorState, buttonClass } from '@crema/shared-ui';
import { OfflineIllustration } from '@crema/shared-ui/offline-illustration';
import { useConnectionAsCause } from '../use-connection-as-cause.ts';
import { HostPageLayout } from './host-page-layout.tsx';

interface LoadErrorPageProps {
  /** True while loading is slow but has not failed. */
  readonly isSlow?: boolean;
  readonly onRetry: () => void;
  /** The function is called when the connection is back; by default the same handler as the button's. */
  readonly onReconnect?: () => void;
}

/**
 * Replaces a page whose remote cannot be loaded, or loads slowly (PLT-006). While the device is offline it
 * names the connection as the cause, and opens the page when the connection is back.
 */
export const LoadErrorPage = ({ isSlow = false, onRetry, onReconnect = onRetry }: LoadErrorPageProps) => {
  const offline = useConnectionAsCause(onReconnect);
  const intl = useIntl();
  const cause = offline ? 'offline' : isSlow ? 'slow' : 'loadError';
  return (
    <HostPageLayout>
      <ErrorState
        art={<OfflineIllustration />}
        headingLevel={1}
        title={<FormattedMessage id={`host.${cause}.title`} />}
        actions={
          <>
            {/* A retry would request again the files that are loading. */}
            {cause === 'slow' ? (
              <progress
                className="crema-loading-bar"
                aria-label={intl.formatMessage({ id: 'host.slow.title' })}
              />
            ) : (
              <Button onClick={onRetry} icon="refresh">
                <FormattedMessage id="host.loadError.retry" />
              </Button>
            )}
            {!offline && (
              <Link className={buttonClass('secondary')} to="/">
                <FormattedMessage id="host.home" />
              </Link>
            )}
          </>
        }
      >
        <FormattedMessage id={`host.${cause}.body`} />
      </ErrorState>
    </HostPageLayout>
  );
};
