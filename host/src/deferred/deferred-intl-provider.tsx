import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import type { Locale, Signal } from '@crema/shared-contracts';
import enUS from '../deferred/locales/en-US.json';
import enCA from '../deferred/locales/en-CA.json';
import frCA from '../deferred/locales/fr-CA.json';

/** The build compiles the messages; all three locales are in one chunk, which few visitors load. */
const messages = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA } as unknown as Readonly<
  Record<Locale, NonNullable<IntlConfig['messages']>>
>;

/** Provides messages to trees outside of the main React tree. */
export const DeferredIntlProvider = ({
  locale,
  children,
}: {
  readonly locale: Signal<Locale>;
  readonly children: ReactNode;
}) => {
  const chosen = useSyncExternalStore(locale.subscribe, locale.get);
  return (
    <IntlProvider locale={chosen} messages={messages[chosen]} onError={() => undefined}>
      {children}
    </IntlProvider>
  );
};
