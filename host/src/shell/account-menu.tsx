import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { isMember, matchRoute, withoutTracking } from '@crema/shared-contracts';
import { Icon, VisuallyHidden, type IconName } from '@crema/shared-ui';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { pageOfRole, routedPages, titleOf } from '@crema/remote-kit/host-services';
import { navigationEntries } from './navigation-entries.ts';

/** The account links of the remotes: a member's pages, or sign-in and create account for guests. */
export const AccountMenu = () => {
  const { host } = useHostContext();
  const registry = useRegistry();
  const intl = useIntl();
  const id = useId();
  const session = useSignal(host.session.session);
  const flags = useSignal(host.flags);
  const balance = useSignal(host.accountBalance);
  const { pathname, search } = useLocation();
  const entries = navigationEntries(registry, 'account', session, flags);
  const close = () => document.getElementById(id)?.hidePopover?.();
  const pages = routedPages(registry, flags);
  const signIn = pageOfRole(pages, 'sign-in');
  // A sign-in that begins on a page of the sign-in's own remote (such as Create an account) does not return there.
  const hasReturn = matchRoute(pages, pathname)?.remote !== signIn?.remote;
  /** A hash is added to the page's own URL; the sign-in page gets this page as return path. */
  const hrefOf = (path: string) => {
    if (path.startsWith('#')) return pathname + search + path;
    return path === signIn?.path && hasReturn
      ? `${path}?returnUrl=${encodeURIComponent(pathname + withoutTracking(search))}`
      : path;
  };
  if (entries.length === 0) return null;
  return (
    <>
      <button type="button" className="crema-tool" popoverTarget={id}>
        <Icon name="user" size={24} />
        <VisuallyHidden>
          <FormattedMessage id="host.account" />
        </VisuallyHidden>
        {isMember(session) && <span className="crema-tool-text">{session.member.firstName}</span>}
      </button>
      <div id={id} popover="auto" className="crema-menu">
        {isMember(session) && (
          <p className="crema-menu-title">
            <FormattedMessage id="host.hello" values={{ name: session.member.firstName }} />
          </p>
        )}
        {balance}
        {entries.map(({ remote, path, labelId, icon }) => (
          <Link key={path} to={hrefOf(path)} className="crema-menu-item" onClick={close}>
            <Icon name={icon as IconName} size={20} />
            {titleOf(registry, remote, intl.locale, labelId)}
          </Link>
        ))}
      </div>
    </>
  );
};
