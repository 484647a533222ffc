import type { HostServices, ResolvedRemote, Session } from '@crema/shared-contracts';
import { createDisposables } from './disposables.ts';
import { createHttp, reportingFetch } from './http/http.ts';
import type { PageServices } from './page-services.ts';
import type { PageAt } from './page/route-table.ts';

/**
 * The services that one remote gets; `dispose` ends the subscriptions and blockers that the remote left open.
 */
export type RemoteServices = HostServices & { readonly dispose: () => void };
/** The source of a remote's code: the version of the registry, or the version that overrides it. */
export type LoadedCode = Pick<ResolvedRemote, 'version' | 'url' | 'files'>;
/** The parts of the UI that the services of a remote need. */
interface PageUi {
  readonly pageAt: PageAt;
  readonly navigate: HostServices['navigate'];
  readonly Slot: HostServices['Slot'];
}

/** Removes the stylesheets of a version. */
const removeStyles = (url: string) => {
  for (const link of document.querySelectorAll(`link[rel=stylesheet][href*="${url}"]`)) link.remove();
};

const noDraft = () => undefined;
const signedOut: Session = { kind: 'anonymous' };
/** The server's rendering, for the remote and version that it rendered. */
const renderingOf = ({ rendering }: PageServices, name: string, version: string) => {
  const rendered = rendering.get();
  return rendered?.remote === name && rendered.version === version ? rendered : undefined;
};

const prefetchedOf = ({ prefetched }: PageServices): RemoteServices['prefetched'] => ({
  peek: (queryUrl) => prefetched.replies.get(queryUrl)?.data,
  take: (queryUrl) => void prefetched.replies.delete(queryUrl),
});

/** While the server's page is hydrated there is no gift yet: the server does not know it. */
const giftDraftOf = ({ giftDraft }: PageServices): HostServices['giftDraft'] => ({
  ...giftDraft,
  current: { ...giftDraft.current, getServer: noDraft },
  choice: { ...giftDraft.choice, getServer: noDraft },
});

const themeOf = ({ theme, locale }: PageServices): Pick<HostServices, 'theme' | 'preferences'> => ({
  theme: { ...theme.theme, getServer: () => 'light' },
  preferences: {
    appearance: { ...theme.choice, getServer: () => 'system' },
    chooseAppearance: theme.choose,
    chooseLocale: locale.choose,
  },
});

/** The host services of one remote, with a bus whose subscriptions end when the remote is disposed. */
export const createRemoteServices = (
  host: PageServices,
  { pageAt, navigate, Slot }: PageUi,
  name: string,
  { version, url, files }: LoadedCode,
): RemoteServices => {
  const rendered = renderingOf(host, name, version);
  const { dispose: disposeBus, ...bus } = host.bus.forEmitter(name, version);
  const { disposable, disposeAll } = createDisposables();
  const report: HostServices['telemetry']['report'] = (event, cause) =>
    host.report({ ...event, remote: name, version }, cause);
  const onApiFailure = (kind: string) => report({ phase: 'api', class: kind });
  const send = reportingFetch(host.fetch, onApiFailure);
  return {
    remote: { name, version, url, files },
    session: { ...host.session.session, getServer: () => signedOut },
    connection: host.connection,
    locale: host.locale.locale,
    ...themeOf(host),
    flags: host.flags,
    orderStore: {
      ...host.orderStore,
      describeChanges: (describe) => disposable(host.orderStore.describeChanges(describe)),
    },
    giftDraft: giftDraftOf(host),
    configuration: host.boot.configuration,
    bus,
    publicOrigin: host.boot.publicOrigin,
    vaultOrigin: host.boot.vaultOrigin,
    walletButtons: host.boot.walletButtons,
    http: createHttp(send, onApiFailure),
    fetch: send,
    navigate,
    hasPage: (path) => pageAt(path) !== undefined,
    setPageHead: host.head.set,
    toast: host.toasts.show,
    confirm: host.dialogs.confirm,
    signIn: async ({ returnUrl } = {}) => {
      const here = location.pathname + location.search;
      const signedIn = await host.signIn.ask(returnUrl ?? here + location.hash);
      if (signedIn && returnUrl && returnUrl !== here) navigate(returnUrl);
      return signedIn;
    },
    refreshSession: host.session.refresh,
    signOut: host.session.signOut,
    blockUpgrades: (reason) => disposable(host.blockUpgrades(reason)),
    telemetry: {
      report,
      track: (event, fields) => host.usage.track({ remote: name, version, event, fields }),
    },
    clock: host.clock,
    ...(rendered && { rendered }),
    prefetched: prefetchedOf(host),
    Slot,
    dispose: () => {
      disposeBus();
      disposeAll();
      // The server's markup of the page stays while its code cannot be loaded, and needs its styles.
      if (host.rendering.get()?.remote !== name) removeStyles(url);
    },
  };
};
