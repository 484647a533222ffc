import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, ErrorState, buttonClass } from '@crema/shared-ui';
import { OfflineArt } from '@crema/shared-ui/art';
import { PageFrame } from './page-frame.tsx';

/** Stands in for a remote that cannot be had; drawn without help from the failed part (PLT-006). */
export const BrokenPage = ({ onRetry }: { readonly onRetry: () => void }) => (
  <PageFrame>
    <ErrorState
      art={<OfflineArt />}
      headingLevel={1}
      title={<FormattedMessage id="host.broken.title" />}
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
      <FormattedMessage id="host.broken.body" />
    </ErrorState>
  </PageFrame>
);
