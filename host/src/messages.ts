import { useEffect, useState } from 'react';
import type { IntlConfig } from 'react-intl';
import type { Locale } from '@crema/shared-contracts';
import { useHostContext, useSignal } from './host-context.ts';

type Messages = NonNullable<IntlConfig['messages']>;
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  ((await import(`./locales/${locale}.json`)) as { default: Messages }).default;

/** The host's own texts in the language chosen; the old ones stay until the new are here. */
export const useHostMessages = (initial: { readonly locale: Locale; readonly messages: Messages }) => {
  const { host } = useHostContext();
  const wanted = useSignal(host.locale.locale);
  const [texts, setTexts] = useState(initial);
  useEffect(() => {
    if (wanted === texts.locale) return undefined;
    let current = true;
    loadMessages(wanted).then(
      (messages) => current && setTexts({ locale: wanted, messages }),
      (cause: unknown) =>
        host.report({ remote: 'host', version: '', phase: 'chunk', class: 'messages' }, cause),
    );
    return () => {
      current = false;
    };
  }, [wanted, texts.locale, host]);
  return texts;
};
