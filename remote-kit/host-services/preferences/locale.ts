import { createSignal, type Connection, type Locale, type Signal } from '@crema/shared-contracts';
import { rememberPreference } from './cookies.ts';

/** `waiting`: the device is offline, so the messages of the chosen language are not loaded yet. */
export type LocaleChange = 'none' | 'waiting' | 'failed';
type Prepare = (locale: Locale) => Promise<unknown>;

interface LocaleDeps {
  readonly connection: Signal<Connection>;
  readonly checkConnection: () => void;
}
const attempts = 3;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The language of the page (PLT-011), kept for the next visit; remotes follow the signal. The page keeps the old language,
 * with `lang`, until all messages of the new one are loaded. The change is repeated when the connection is back.
 */
export const createLocaleService = (initial: Locale, { connection, checkConnection }: LocaleDeps) => {
  const locale = createSignal(initial);
  const requested = createSignal(initial);
  const change = createSignal<LocaleChange>('none');
  const preparations: Prepare[] = [];

  const apply = (next: Locale) => {
    change.set('none');
    if (locale.get() === next) return;
    rememberPreference('locale', next);
    document.documentElement.lang = next;
    locale.set(next);
  };
  const giveUp = () => {
    requested.set(locale.get());
    change.set('failed');
  };
  const load = async (next: Locale, attempt = 1): Promise<void> => {
    const isLoaded = await Promise.all(preparations.map((prepare) => prepare(next))).then(
      () => true,
      () => false,
    );
    if (requested.get() !== next) return undefined;
    if (isLoaded) return apply(next);
    checkConnection();
    await pause(300 * attempt);
    if (requested.get() !== next || locale.get() === next) return undefined;
    if (connection.get() === 'offline') return change.set('waiting');
    return attempt < attempts ? load(next, attempt + 1) : giveUp();
  };
  connection.subscribe(() => {
    if (connection.get() === 'online' && change.get() === 'waiting') void load(requested.get());
  });
  return {
    locale,
    /** The visitor's last choice; `locale` follows once the messages of the choice are loaded. */
    requested,
    change,
    /** Every change of the language waits for `prepare`, which loads messages. If it rejects, it is called again. */
    prepareWith: (prepare: Prepare) => void preparations.push(prepare),
    choose: (next: Locale): void => {
      requested.set(next);
      change.set('none');
      if (next !== locale.get()) void load(next);
    },
    dismissFailure: () => change.set('none'),
  };
};
