import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { OfflineArt } from '@crema/shared-ui/art';
import { useHostContext, useReadable, useRegistry } from '../host-context.ts';
import { findPage } from '../routing/current-page.ts';
import { routedPages, titleOf } from '../routing/route-table.ts';
import { navigationEntries } from '../shell/navigation-entries.ts';
import { PageFrame } from './page-frame.tsx';

/** The start page, or the first page that the navigation offers while the start page is off itself. */
const WayOn = () => {
  const { host } = useHostContext();
  const registry = useRegistry();
  const flags = useReadable(host.flags);
  const session = useReadable(host.session.session);
  const { locale } = useIntl();
  const [first] = findPage(routedPages(registry, flags), '/')
    ? []
    : navigationEntries(registry, 'primary', session, flags);
  return (
    <Link className={buttonClass('primary')} to={first?.path ?? '/'}>
      {first ? titleOf(registry, first.remote, locale, first.labelId) : <FormattedMessage id="host.home" />}
    </Link>
  );
};

/** A part that product people have switched off, met by a deep link or while it was open (PLT-005). */
export const SwitchedOffPage = () => (
  <PageFrame>
    <EmptyState
      art={<OfflineArt />}
      headingLevel={1}
      title={<FormattedMessage id="host.off.title" />}
      actions={<WayOn />}
    >
      <FormattedMessage id="host.off.body" />
    </EmptyState>
  </PageFrame>
);
