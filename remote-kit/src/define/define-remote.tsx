import {
  Fragment,
  StrictMode,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { createIntl, IntlProvider } from 'react-intl';
import {
  contractVersion,
  type HostServices,
  type MountedRemote,
  type RemoteModule,
} from '@crema/shared-contracts';
import type { RemoteData } from '../data/remote-data.tsx';
import { preloadWhenIdle, useIdlePreload, type Load } from '../lazy/idle-preload.ts';
import { followLocale, RemainingMessages, type LoadedMessages, type MessageSource } from '../messages.ts';
import { HostProvider } from '../remote-context.ts';
import { nextTask } from '../rendering/next-task.ts';
import { useNoteHydration } from '../rendering/use-is-followed-link.ts';
import type { MountTools, PagesDefinition } from '../remote-definition.ts';

/**
 * A text that a locale lacks is a build error, and lazily loaded texts are missing for a moment. A text whose values
 * are missing shows its id: a defect, reported to the console, where it fails the test that renders it.
 */
const reportIntlError = (error: { readonly code: string }) => {
  if (error.code === 'FORMAT_ERROR') console.error(error);
};

/**
 * The messages to show. Those of lazily loaded pages arrive while the open page needs none of them: every text renders again
 * then, in short tasks. A change of the language is rendered at once, together with the host's.
 */
const useMessages = ({ get, subscribe }: MessageSource): LoadedMessages => {
  const loaded = useSyncExternalStore(subscribe, get, get);
  const shown = useDeferredValue(loaded);
  return shown.locale === loaded.locale ? shown : loaded;
};

const withProviders = <P extends object>(
  Inner: ComponentType<P>,
  parts: {
    services: HostServices;
    messageSource: MessageSource;
    data: RemoteData | undefined;
  },
): ComponentType<P> => {
  const WithData = parts.data?.Providers ?? Fragment;
  return function RemoteRoot(props: P) {
    const { locale, messages, isComplete } = useMessages(parts.messageSource);
    // The page renders with its own changes only: the providers render again when messages arrive.
    const content = useMemo(() => <Inner {...props} />, [props]);
    useNoteHydration();
    const fetchMessages = isComplete ? undefined : parts.messageSource.complete;
    useIdlePreload(true, fetchMessages);
    return (
      <StrictMode>
        <HostProvider value={parts.services}>
          <IntlProvider locale={locale} messages={messages as never} onError={reportIntlError}>
            <RemainingMessages value={fetchMessages}>
              <WithData>{content}</WithData>
            </RemainingMessages>
          </IntlProvider>
        </HostProvider>
      </StrictMode>
    );
  };
};

const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Calls the functions in reverse order, each once; the remaining functions run even if one throws. */
const disposeAll = (disposables: (() => void)[]): void => {
  const end = disposables.pop();
  if (!end) return;
  try {
    end();
  } finally {
    disposeAll(disposables);
  }
};

/** Starts a remote's client, store and listeners. Their ends are added to `disposables` one by one. */
type StartData = (
  services: HostServices,
  tools: MountTools,
  disposables: (() => void)[],
) => Promise<RemoteData>;

/**
 * Makes the one module that a remote exposes. Everything that `mount` creates ends in `dispose`, or when `mount` fails half-way;
 * mounting twice creates two independent sets.
 */
export const createRemoteModule = (definition: PagesDefinition, startData?: StartData): RemoteModule => ({
  contract: contractVersion,
  mount: async (services): Promise<MountedRemote> => {
    const disposables: (() => void)[] = [];
    const dispose = () => disposeAll(disposables);
    try {
      const fetchPage = definition.routes[services.rendered?.routeId ?? '']?.prepare;
      // The code of the page that the server rendered loads in parallel with the messages. `prepareRoute` repeats a load that fails.
      fetchPage?.().catch(() => undefined);
      const messageSource = await followLocale(
        services,
        definition.messages,
        definition.lazyMessages,
        fetchPage !== undefined,
      );
      disposables.push(messageSource.stop);
      const preload = (...loads: readonly Load[]) => {
        disposables.push(preloadWhenIdle(() => [...loads, messageSource.complete]));
      };
      const loadIntl = async () => {
        await messageSource.complete();
        const { locale, messages } = messageSource.get();
        return createIntl({ locale, messages: messages as never, onError: reportIntlError });
      };
      // The evaluation of the messages was a task of its own.
      await nextTask();
      const data = await startData?.(services, { preload, loadIntl }, disposables);
      const parts = { services, messageSource, data };
      return {
        routes: mapValues(definition.routes, (route) => withProviders(route, parts)),
        slots: mapValues((definition.slots ?? {}) as Record<string, ComponentType<object>>, (slot) =>
          withProviders(slot, parts),
        ),
        prepareLocale: messageSource.prepare,
        prepareRoute: async (routeId) => {
          const prepare = definition.routes[routeId]?.prepare;
          if (prepare) await Promise.all([prepare(), messageSource.complete()]);
        },
        dispose,
      };
    } catch (cause) {
      dispose();
      throw cause;
    }
  },
});
