import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, ErrorState, buttonClass } from '@crema/shared-ui';
import { OfflineArt } from '@crema/shared-ui/art';
import { useConnectionAsCause } from '../services/use-connection-as-cause.ts';
import { HostPageLayout } from './host-page-layout.tsx';

interface LoadErrorPageProps {
  /** It may still come: the attempts go on. */
  readonly isSlow?: boolean;
  readonly onRetry: () => void;
  /** The connection is back; the same as a press on the button by default. */
  readonly onReconnect?: () => void;
}

/**
 * Shown in place of a remote that cannot be loaded, or not soon; drawn without help from that part (PLT-006). While
 * the device is offline it says so instead, and opens the page when the connection is back.
 */
export const LoadErrorPage = ({
  isSlow: isSlow = false,
  onRetry,
  onReconnect = onRetry,
}: LoadErrorPageProps) => {
  const offline = useConnectionAsCause(onReconnect);
  const cause = offline ? 'offline' : isSlow ? 'slow' : 'broken';
  return (
    <HostPageLayout>
      <ErrorState
        art={<OfflineArt />}
        headingLevel={1}
        title={<FormattedMessage id={`host.${cause}.title`} />}
        actions={
          <>
            <Button onClick={onRetry} icon="refresh">
              <FormattedMessage id="host.broken.retry" />
            </Button>
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
