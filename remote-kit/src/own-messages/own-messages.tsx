import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '@crema/shared-contracts';
import type { Messages } from '../messages.ts';

export type OwnMessagesByLocale = Readonly<Record<Locale, Messages>>;
interface OwnMessagesProps {
  readonly messages: OwnMessagesByLocale;
  readonly children: ReactNode;
}
/**
 * Adds the texts of a part that few people open. They are in the chunk of its code, so that the texts of the remote, which its first
 * page loads, do not grow: import `../locales/en-US.json?of=prefix` there, and `….json?except=prefix` in remote.tsx.
 */
export const OwnMessages = ({ messages: own, children }: OwnMessagesProps) => {
  const { locale, messages, onError } = useIntl();
  const all = useMemo(() => ({ ...messages, ...own[locale as Locale] }), [messages, own, locale]);
  return (
    <IntlProvider locale={locale} messages={all as never} onError={onError}>
      {children}
    </IntlProvider>
  );
};
