import { createContext } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { HostServices, Locale } from '@crema/shared-contracts';

/** Compiled ahead by the build (PLT-011): no parser in the browser. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;
export type LoadMessages = (locale: Locale) => Promise<{ readonly default: Messages }>;
export interface Texts {
  readonly locale: Locale;
  readonly messages: Messages;
  /** False while only the texts of the first chunk are here. */
  readonly whole: boolean;
}
export interface MessageSource {
  readonly get: () => Texts;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the texts of lazily loaded pages; from then on every locale comes whole. */
  readonly complete: () => Promise<void>;
  readonly stop: () => void;
}

/** Fetches the texts that lazily loaded pages wait for; undefined once they are here. */
export const MissingTexts = createContext<(() => Promise<void>) | undefined>(undefined);

/**
 * Follows the host's locale: the old texts stay until the new ones are here, so that nothing flickers. `later`
 * holds what the first chunk does not show, where a remote's build has two parts.
 */
export const followLocale = async (
  services: HostServices,
  first: LoadMessages,
  later?: LoadMessages,
): Promise<MessageSource> => {
  const listeners = new Set<() => void>();
  let wantsAll = !later;
  const read = async (): Promise<Texts> => {
    const locale = services.locale.get();
    const whole = wantsAll;
    const parts = await Promise.all([first(locale), whole ? later?.(locale) : undefined]);
    return { locale, messages: { ...parts[0].default, ...parts[1]?.default }, whole };
  };
  let current = await read();
  let underway: Promise<void>;
  /** Of several readings under way only the last one counts: it knows the wanted locale and parts. */
  const refresh = (): Promise<void> => {
    const own: Promise<void> = read().then((next) => {
      if (own !== underway) return underway;
      current = next;
      for (const listener of listeners) listener();
      return undefined;
    });
    underway = own;
    return own;
  };
  const end = services.locale.subscribe(() => {
    refresh().catch((cause: unknown) =>
      services.telemetry.report({ phase: 'chunk', class: 'messages' }, cause),
    );
  });
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    complete: () => {
      wantsAll = true;
      return refresh();
    },
    stop: () => {
      listeners.clear();
      end();
    },
  };
};
