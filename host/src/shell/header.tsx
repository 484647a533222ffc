import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { brand, type RouteDeclaration } from '@crema/shared-contracts';
import { Icon, useEdgePart, type IconName } from '@crema/shared-ui';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { titleOf } from '@crema/remote-kit/host-services';
import { navigationEntries } from './navigation-entries.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { PreferencesMenu } from './preferences-menu.tsx';

export const Wordmark = () => (
  <Link to="/" className="crema-wordmark">
    {brand.name}
  </Link>
);

/**
 * Global navigation (PLT-012) with the links of the registry. On phones they are a tab bar at the bottom of the window,
 * unless the route's row hides it (D-10).
 */
export const Header = ({ tabBar }: { readonly tabBar: RouteDeclaration['tabBar'] }) => {
  const { host } = useHostContext();
  const registry = useRegistry();
  const intl = useIntl();
  const session = useSignal(host.session.session);
  const flags = useSignal(host.flags);
  return (
    <header ref={useEdgePart('header')} className="crema-header">
      <div className="crema-header-inner">
        <Wordmark />
        <nav
          ref={useEdgePart('tabs')}
          className="crema-nav"
          data-tab-bar={tabBar}
          aria-label={intl.formatMessage({ id: 'host.nav.label' })}
        >
          {navigationEntries(registry, 'primary', session, flags).map(({ remote, path, labelId, icon }) => (
            <NavLink key={path} to={path} className="crema-nav-link">
              <Icon name={icon as IconName} size={22} />
              <span>{titleOf(registry, remote, intl.locale, labelId)}</span>
            </NavLink>
          ))}
        </nav>
        <div className="crema-header-tools">
          <PreferencesMenu />
          <AccountMenu />
          <CartLink />
        </div>
      </div>
    </header>
  );
};

export const MinimalHeader = () => (
  <header ref={useEdgePart('header')} className="crema-header crema-header-minimal">
    <div className="crema-header-inner">
      <Wordmark />
      <div className="crema-header-tools">
        <PreferencesMenu />
      </div>
    </div>
  </header>
);

export const SkipLink = ({ target }: { readonly target: string }) => (
  <a className="crema-skip" href={`#${target}`}>
    <FormattedMessage id="host.skip" />
  </a>
);
