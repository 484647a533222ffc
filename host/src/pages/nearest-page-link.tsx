import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { canonicalPath, findNearestPage } from '@crema/shared-contracts';
import { routedPages, titleOf } from '@crema/remote-kit/host-services';
import { buttonClass } from '@crema/shared-ui';
import { useHostContext, useRegistry, useSignal } from '../host-context.ts';

/** Leads from an address without a page to the page that the visitor probably looked for (PLT-021). */
export const NearestPageLink = () => {
  const registry = useRegistry();
  const flags = useSignal(useHostContext().host.flags);
  const { locale } = useIntl();
  const { pathname, search, hash } = useLocation();
  const pages = routedPages(registry, flags);
  // The server reads a requested address in the same way; this one was opened inside the page.
  const own = canonicalPath(pages, pathname);
  if (own !== pathname) return <Navigate to={{ pathname: own, search, hash }} replace />;
  const page = findNearestPage(
    pages.filter(({ access }) => access !== 'guest-draft'),
    pathname,
  );
  if (!page) return null;
  return (
    <Link className={buttonClass('primary')} to={page.path}>
      <FormattedMessage
        id="host.notFound.nearest"
        values={{ page: titleOf(registry, page.remote, locale, page.titleId) }}
      />
    </Link>
  );
};
