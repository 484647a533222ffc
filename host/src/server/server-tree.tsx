import type { ReactElement } from 'react';
import { RawIntlProvider, createIntl, type IntlConfig } from 'react-intl';
import { Router, createPath, type Navigator } from 'react-router';
import type { Locale, ShellRequest } from '@crema/shared-contracts';
import type { Composer } from '../composer/composer.ts';
import { HostContextProvider } from '../host-context.ts';
import type { Host } from '../services/host.ts';
import enCA from '../locales/en-CA.json';
import enUS from '../locales/en-US.json';
import frCA from '../locales/fr-CA.json';
import { MissingPage } from '../pages/no-script-notice.tsx';
import { ShellContent } from '../shell/shell-content.tsx';

const intlIn = (locale: Locale, messages: NonNullable<IntlConfig['messages']>) =>
  createIntl({ locale, messages, onError: () => undefined });
/** Created once per language, because creating its formatters takes longer than rendering with them. */
const intls = {
  'en-US': intlIn('en-US', enUS),
  'en-CA': intlIn('en-CA', enCA),
  'fr-CA': intlIn('fr-CA', frCA),
} as const satisfies Record<Locale, unknown>;

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
const doNothing = () => undefined;

type Place = Pick<ShellRequest, 'pathname' | 'search' | 'isMissing'> & { readonly locale: Locale };
/** The elements that the browser hydrates (start-host.tsx), with a router that stays at one URL. */
export const serverTree = (
  host: Host,
  composer: Composer,
  { locale, pathname, search, isMissing = false }: Place,
): ReactElement => (
  <HostContextProvider value={{ host, composer }}>
    <RawIntlProvider value={intls[locale]}>
      <Router location={{ pathname, search }} navigator={navigator}>
        <MissingPage value={isMissing}>
          <ShellContent onNavigate={doNothing} onFirstPaint={doNothing} />
        </MissingPage>
      </Router>
    </RawIntlProvider>
  </HostContextProvider>
);
