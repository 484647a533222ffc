import { createContext, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { titleOf } from '@crema/remote-kit/host-services';
import { useHostContext, useRegistry, useSignal } from '../host-context.ts';
import { navigationEntries } from '../shell/navigation-entries.ts';

/** The primary pages that the server renders for everybody: they can be read without scripts. */
const useReadablePages = () => {
  const { host } = useHostContext();
  const registry = useRegistry();
  const { locale } = useIntl();
  const entries = navigationEntries(
    registry,
    'primary',
    useSignal(host.session.session),
    useSignal(host.flags),
  );
  const rendered = registry.remotes.flatMap(({ manifest }) =>
    manifest.routes.filter(({ access, render }) => access === 'anyone' && render === 'server'),
  );
  return entries
    .filter(({ path }) => rendered.some((route) => route.path === path))
    .map(({ remote, path, labelId }) => ({ path, label: titleOf(registry, remote, locale, labelId) }));
};

/** True while the server renders the shell of a URL that names something that does not exist; browsers do not need it. */
export const MissingPage = createContext(false);

const Notice = () => {
  const pages = useReadablePages();
  const texts = useContext(MissingPage) ? 'notFound' : 'noScript';
  return (
    <div className="crema-host-page crema-no-script">
      <h1>
        <FormattedMessage id={`host.${texts}.title`} />
      </h1>
      <p>
        <FormattedMessage id={`host.${texts}.body`} />
      </p>
      <ul role="list">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * The content of a page that cannot be shown without scripts; shell.css hides the page's skeleton then. Browsers that run scripts
 * never render what is in `noscript`.
 */
export const NoScriptNotice = () => (
  <noscript>
    <Notice />
  </noscript>
);
