import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { OfflineArt } from '@crema/shared-ui/art';
import { PageFrame } from './page-frame.tsx';

/** A deep link into a part that product people have switched off (PLT-005). */
export const SwitchedOffPage = () => (
  <PageFrame>
    <EmptyState
      art={<OfflineArt />}
      headingLevel={1}
      title={<FormattedMessage id="host.off.title" />}
      actions={
        <Link className={buttonClass('primary')} to="/">
          <FormattedMessage id="host.home" />
        </Link>
      }
    >
      <FormattedMessage id="host.off.body" />
    </EmptyState>
  </PageFrame>
);
