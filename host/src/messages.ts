import { useEffect, useState } from 'react';
import type { IntlConfig } from 'react-intl';
import type { Locale } from '@crema/shared-contracts';
import { useHostContext, useSignal } from './host-context.ts';

type Messages = NonNullable<IntlConfig['messages']>;
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  ((await import(`./locales/${locale}.json`)) as { default: Messages }).default;

/** The host's messages in the chosen language. The old messages remain until the new ones are loaded. */
export const useHostMessages = (initial: { readonly locale: Locale; readonly messages: Messages }) => {
  const { host } = useHostContext();
  const chosen = useSignal(host.locale.locale);
  const [loaded, setLoaded] = useState(initial);
  useEffect(() => {
    if (chosen === loaded.locale) return undefined;
    let current = true;
    loadMessages(chosen).then(
      (messages) => current && setLoaded({ locale: chosen, messages }),
      (cause: unknown) =>
        host.report({ remote: 'host', version: '', phase: 'chunk', class: 'messages' }, cause),
    );
    return () => {
      current = false;
    };
  }, [chosen, loaded.locale, host]);
  return loaded;
};
