import type { MessageFormatElement } from 'react-intl';
import type { HostServices, Locale } from '@crema/shared-contracts';

/** Compiled ahead by the build (PLT-011): no parser in the browser. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;
export type LoadMessages = (locale: Locale) => Promise<{ readonly default: Messages }>;
export interface MessageSource {
  readonly get: () => { readonly locale: Locale; readonly messages: Messages };
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/** Follows the host's locale: the old texts stay until the new ones are here, so that nothing flickers. */
export const followLocale = async (services: HostServices, load: LoadMessages): Promise<MessageSource> => {
  const read = async (locale: Locale) => ({ locale, messages: (await load(locale)).default });
  const listeners = new Set<() => void>();
  let current = await read(services.locale.get());
  const end = services.locale.subscribe(() => {
    const wanted = services.locale.get();
    read(wanted)
      .then((next) => {
        if (services.locale.get() !== wanted) return;
        current = next;
        for (const listener of listeners) listener();
      })
      .catch((cause: unknown) => services.telemetry.report({ phase: 'chunk', class: 'messages' }, cause));
  });
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      listeners.clear();
      end();
    },
  };
};
