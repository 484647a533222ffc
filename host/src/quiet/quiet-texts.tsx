import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import type { Locale, Readable } from '@crema/shared-contracts';
import enUS from './locales/en-US.json';
import enCA from './locales/en-CA.json';
import frCA from './locales/fr-CA.json';

/** Compiled by the build; all three in one file, which is fetched by few. */
const texts = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA } as unknown as Readonly<
  Record<Locale, NonNullable<IntlConfig['messages']>>
>;

/** The visitor's language for what is drawn beside the shop's own tree. */
export const QuietTexts = ({
  locale,
  children,
}: {
  readonly locale: Readable<Locale>;
  readonly children: ReactNode;
}) => {
  const chosen = useSyncExternalStore(locale.subscribe, locale.get);
  return (
    <IntlProvider locale={chosen} messages={texts[chosen]} onError={() => undefined}>
      {children}
    </IntlProvider>
  );
};
