import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { titleOf } from '@crema/remote-kit/host-services';
import { navigationEntries } from './navigation-entries.ts';

/** The footer of pages with full navigation: the primary links, the remotes' footer links, and the brand. */
export const Footer = () => {
  const { host } = useHostContext();
  const registry = useRegistry();
  const intl = useIntl();
  const session = useSignal(host.session.session);
  const flags = useSignal(host.flags);
  const { cardBalanceUrl, unauthCardBalanceCheckEnabled } = host.boot.configuration;
  const entries = [
    ...navigationEntries(registry, 'primary', session, flags).map((entry) => ({ ...entry, isPrimary: true })),
    ...navigationEntries(registry, 'footer', session, flags),
    // CRD-015: the balance check is a page of the configuration, which can turn it off.
  ].filter(({ path }) => path !== cardBalanceUrl || unauthCardBalanceCheckEnabled);
  return (
    <footer className="crema-footer">
      <div className="crema-footer-inner">
        <p className="crema-footer-mark">{brand.name}</p>
        <p className="crema-footer-line">
          <FormattedMessage id="host.footer.line" />
        </p>
        <nav className="crema-footer-links" aria-label={intl.formatMessage({ id: 'host.footer.label' })}>
          {entries.map(({ remote, path, labelId, ...entry }) => (
            <Link key={path} to={path} data-primary={'isPrimary' in entry || undefined}>
              {titleOf(registry, remote, intl.locale, labelId)}
            </Link>
          ))}
        </nav>
        {/* Over New Year the device's zone may have another year than the server: the server's stays. */}
        <p className="crema-footer-small" suppressHydrationWarning>
          <FormattedMessage
            id="host.footer.rights"
            values={{ year: String(new Date(host.clock.now()).getFullYear()), brand: brand.name }}
          />
        </p>
      </div>
    </footer>
  );
};
