import { createContext } from 'react';
import type { MessageFormatElement } from 'react-intl';
import { createSignal, type HostServices, type Locale, type Signal } from '@crema/shared-contracts';
import { loadWithRetry } from './lazy/load-with-retry.ts';

/** The build compiles the messages (PLT-011), so that the browser needs no parser. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;
export type LoadMessages = (locale: Locale) => Promise<{ readonly default: Messages }>;
export interface LoadedMessages {
  readonly locale: Locale;
  readonly messages: Messages;
  /** False while only the texts of the first chunk are loaded. */
  readonly isComplete: boolean;
}
export interface MessageSource extends Signal<LoadedMessages> {
  /** Fetches the texts of lazily loaded pages; afterwards every locale is loaded completely. */
  readonly complete: () => Promise<void>;
  /** Fetches the texts of a locale before the page changes to it. */
  readonly prepare: (locale: Locale) => Promise<void>;
  readonly stop: () => void;
}

/** Fetches the texts that lazily loaded pages need; returns undefined once they are loaded. */
export const RemainingMessages = createContext<(() => Promise<void>) | undefined>(undefined);

/**
 * Follows the host's locale: the old texts remain until the new ones are loaded, so that the page does not
 * flicker. `lazy` loads the texts that the first chunk does not show, if the remote's build has two parts; with `needsAll`
 * they load at once.
 */
export const followLocale = async (
  services: HostServices,
  initial: LoadMessages,
  lazy?: LoadMessages,
  needsAll = false,
): Promise<MessageSource> => {
  let isLazyRequested = needsAll || !lazy;
  const read = async (locale = services.locale.get()): Promise<LoadedMessages> => {
    const isComplete = isLazyRequested;
    const parts = await Promise.all([initial(locale), isComplete ? lazy?.(locale) : undefined]);
    return { locale, messages: { ...parts[0].default, ...parts[1]?.default }, isComplete };
  };
  const current = createSignal(await read());
  let latest: Promise<void> | undefined;
  let isStopped = false;
  /** Of several concurrent loads only the last one counts: it has the latest locale and parts. */
  const refresh = (): Promise<void> => {
    const reading: Promise<void> = read().then((next) => {
      if (reading !== latest) return latest;
      current.set(next);
      return undefined;
    });
    latest = reading;
    return reading;
  };
  let stopLoading = () => {};
  const follow = () => {
    stopLoading();
    stopLoading = loadWithRetry(
      refresh,
      () => undefined,
      (cause) => services.telemetry.report({ phase: 'chunk', class: 'messages' }, cause),
    );
  };
  const unsubscribeLocale = services.locale.subscribe(follow);
  const unsubscribeConnection = services.connection.subscribe(() => {
    const isOutdated = current.get().locale !== services.locale.get();
    if (isOutdated && services.connection.get() === 'online') follow();
  });
  return {
    get: current.get,
    subscribe: current.subscribe,
    complete: async () => {
      // A page that stays on screen for a moment longer than its remote asks for nothing more.
      if (isStopped || current.get().isComplete) return undefined;
      isLazyRequested = true;
      return refresh();
    },
    prepare: async (locale) => void (await read(locale)),
    stop: () => {
      isStopped = true;
      // The listener ignores values that are read after this.
      latest = undefined;
      stopLoading();
      unsubscribeLocale();
      unsubscribeConnection();
    },
  };
};
