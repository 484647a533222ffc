import type { HostServices, ResolvedRemote, Unsubscribe } from '@crema/shared-contracts';
import type { Host } from '../services/host.ts';
import type { PageAt } from '../routing/route-table.ts';
import type { Candidate } from './federation.ts';
import { createHttp, reportingFetch } from '../services/http.ts';
import { HostSlot } from './host-slot.tsx';

/** Removes the stylesheets of a version. */
const removeStyles = (url: string) => {
  for (const link of document.querySelectorAll(`link[rel=stylesheet][href*="${url}"]`)) link.remove();
};

/** The host services of one remote, with a bus whose subscriptions end when the remote is disposed. */
export const createRemoteServices = (
  host: Host,
  pageAt: PageAt,
  navigate: HostServices['navigate'],
  remote: ResolvedRemote,
  candidate: Candidate,
): HostServices & { readonly dispose: () => void } => {
  const { dispose: disposeBus, ...bus } = host.bus.forEmitter(remote.name, candidate.version);
  const disposables = new Set<Unsubscribe>();
  /** `end` is called by the remote or by dispose, whichever comes first. */
  const disposable = (end: Unsubscribe): Unsubscribe => {
    const dispose = () => {
      end();
      disposables.delete(dispose);
    };
    disposables.add(dispose);
    return dispose;
  };
  const report: HostServices['telemetry']['report'] = (event, cause) =>
    host.report({ ...event, remote: remote.name, version: candidate.version }, cause);
  const onApiFailure = (kind: string) => report({ phase: 'api', class: kind });
  const send = reportingFetch(host.fetch, onApiFailure);
  return {
    remote: {
      name: remote.name,
      version: candidate.version,
      url: candidate.url,
      files: candidate.files,
    },
    session: host.session.session,
    connection: host.connection,
    locale: host.locale.locale,
    theme: host.theme.theme,
    flags: host.flags,
    orderStore: {
      ...host.orderStore,
      describeChanges: (describe) => disposable(host.orderStore.describeChanges(describe)),
    },
    configuration: host.boot.configuration,
    bus,
    vaultOrigin: host.boot.vaultOrigin,
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
      track: (event, fields) =>
        host.usage.track({ remote: remote.name, version: candidate.version, event, fields }),
    },
    clock: { now: () => Date.now(), monotonic: () => performance.now() },
    Slot: HostSlot as unknown as HostServices['Slot'],
    dispose: () => {
      disposeBus();
      for (const dispose of [...disposables]) dispose();
      removeStyles(candidate.url);
    },
  };
};
