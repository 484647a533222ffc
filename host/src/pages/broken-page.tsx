import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, ErrorState, buttonClass } from '@crema/shared-ui';
import { OfflineArt } from '@crema/shared-ui/art';
import { PageFrame } from './page-frame.tsx';

interface BrokenPageProps {
  /** It may still come: the attempts go on. */
  readonly late?: boolean;
  readonly onRetry: () => void;
}

/** Stands in for a remote that cannot be had, or not soon; drawn without help from that part (PLT-006). */
export const BrokenPage = ({ late = false, onRetry }: BrokenPageProps) => (
  <PageFrame>
    <ErrorState
      art={<OfflineArt />}
      headingLevel={1}
      title={<FormattedMessage id={late ? 'host.slow' : 'host.broken.title'} />}
      actions={
        <>
          <Button onClick={onRetry} icon="refresh">
            <FormattedMessage id="host.broken.retry" />
          </Button>
          <Link className={buttonClass('secondary')} to="/">
            <FormattedMessage id="host.home" />
          </Link>
        </>
      }
    >
      <FormattedMessage id={late ? 'host.slow.body' : 'host.broken.body'} />
    </ErrorState>
  </PageFrame>
);
