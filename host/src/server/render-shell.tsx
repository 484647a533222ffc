import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider, createIntl, type IntlConfig } from 'react-intl';
import { Router, createPath, type Navigator } from 'react-router';
import { createServerPageServices } from '@crema/remote-kit/host-services';
import { createSignal, type Locale, type RenderShell } from '@crema/shared-contracts';
import { createComposer } from '../composer/composer.ts';
import { HostContextProvider } from '../host-context.ts';
import type { Host } from '../services/host.ts';
import enCA from '../locales/en-CA.json';
import enUS from '../locales/en-US.json';
import frCA from '../locales/fr-CA.json';
import { App } from '../shell/app.tsx';

const intlIn = (locale: Locale, messages: NonNullable<IntlConfig['messages']>) =>
  createIntl({ locale, messages, onError: () => undefined });
/** Created once per language, because creating its formatters takes longer than rendering with them. */
const intls = {
  'en-US': intlIn('en-US', enUS),
  'en-CA': intlIn('en-CA', enCA),
  'fr-CA': intlIn('fr-CA', frCA),
} as const satisfies Record<Locale, unknown>;
const noRemoteRuns = () => {
  throw new Error('Remotes do not run on the server.');
};

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/**
 * The markup of the host's first rendering, while no remote is loaded: header, placeholder of the page, footer. The server
 * writes it into `#root`; React renders the same elements when the scripts run.
 */
export const renderShell: RenderShell = (request) => {
  const { boot, pathname, search } = request;
  const host: Host = {
    ...createServerPageServices(request),
    morePreferences: createSignal<ReactNode>(null),
  };
  const composer = createComposer(boot.registry, host.report, noRemoteRuns, noRemoteRuns);
  return renderToStaticMarkup(
    <HostContextProvider value={{ host, composer }}>
      <RawIntlProvider value={intls[boot.locale]}>
        <Router location={{ pathname, search }} navigator={navigator}>
          <App />
        </Router>
      </RawIntlProvider>
    </HostContextProvider>,
  );
};
