import { reportUncaughtErrors } from '../composer/error-attribution.ts';
import type { Composer } from '../composer/composer.ts';
import { createFlagOverrides } from '../inspector/flag-overrides.ts';
import { listenForInspector } from '../inspector/inspector-key.ts';
import { startLiveRegistry } from '../live/live-registry.ts';
import { registerWorker } from '../offline/register-worker.ts';
import type { PageAt } from '../routing/route-table.ts';
import type { Host } from '../services/host.ts';
import type { createSignal } from '@crema/shared-contracts';

/**
 * What of the first files is used here, handed over: a value import would cut its module out of the one scope
 * that webpack merges the first files into, and make them larger.
 */
export interface DeferredContext {
  readonly host: Host;
  readonly composer: Composer;
  readonly pageAt: PageAt;
  readonly createSignal: typeof createSignal;
}

/** What a page needs only once it is quiet: none of it is in the first bytes. Returns the end of it. */
export const startDeferredServices = (context: DeferredContext): (() => void) => {
  const { host, composer } = context;
  const live = startLiveRegistry(context);
  const disposables = [
    live.stop,
    reportUncaughtErrors(host.uncaughtErrors, composer.registry.get, host.report),
    listenForInspector({ host, composer, live, flags: createFlagOverrides(host) }),
  ];
  registerWorker(host.boot.configuration.serviceWorker).catch((cause: unknown) =>
    host.report({ remote: 'host', version: '', phase: 'effect', class: 'service-worker' }, cause),
  );
  if (host.boot.overrides.length > 0)
    import('../overrides/show-overrides.tsx')
      .then(({ showOverrides }) => showOverrides(host, live))
      .then(
        (dispose) => disposables.push(dispose),
        (cause: unknown) => host.report({ remote: 'host', version: '', phase: 'chunk' }, cause),
      );
  return () => {
    for (const dispose of disposables.splice(0)) dispose();
  };
};
