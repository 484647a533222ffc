import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { matchRoute } from '@crema/shared-contracts';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { OfflineIllustration } from '@crema/shared-ui/offline-illustration';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { routedPages, titleOf } from '@crema/remote-kit/host-services';
import { navigationEntries } from '../shell/navigation-entries.ts';
import { HostPageLayout } from './host-page-layout.tsx';

/** The start page, or the first page in the navigation while the start page is switched off too. */
const NextStepLink = () => {
  const { host } = useHostContext();
  const registry = useRegistry();
  const flags = useSignal(host.flags);
  const session = useSignal(host.session.session);
  const { locale } = useIntl();
  const [first] = matchRoute(routedPages(registry, flags), '/')
    ? []
    : navigationEntries(registry, 'primary', session, flags);
  return (
    <Link className={buttonClass('primary')} to={first?.path ?? '/'}>
      {first ? titleOf(registry, first.remote, locale, first.labelId) : <FormattedMessage id="host.home" />}
    </Link>
  );
};

/** Replaces a page whose remote is switched off, on a deep link or while the page is open (PLT-005). */
export const SwitchedOffPage = () => (
  <HostPageLayout>
    <EmptyState
      art={<OfflineIllustration />}
      headingLevel={1}
      title={<FormattedMessage id="host.off.title" />}
      actions={<NextStepLink />}
    >
      <FormattedMessage id="host.off.body" />
    </EmptyState>
  </HostPageLayout>
);
