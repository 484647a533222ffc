import { reportUncaughtErrors } from '../composer/error-attribution.ts';
import { createFlagOverrides } from '../inspector/flag-overrides.ts';
import { listenForInspector } from '../inspector/inspector-key.ts';
import { startLiveRegistry } from '../live/live-registry.ts';
import { registerWorker } from '../offline/register-worker.ts';
import type { DeferredContext } from './deferred-context.ts';
import { startBalance } from './start-balance.tsx';
import { startLostPictures } from './lost-pictures.ts';
import { startPageReturn } from './page-return.ts';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { startUsage } from './start-usage.tsx';

/**
 * Starts the services that a page needs only once it is idle; the first files contain none of them. Returns
 * the function that stops them.
 */
export const startDeferredServices = (context: DeferredContext): (() => void) => {
  const { host, composer } = context;
  const live = startLiveRegistry(context);
  const disposables = [
    live.stop,
    startUsage(context),
    startPrefetch(context),
    startPageReturn(context),
    startBalance(context),
    startLostPictures(),
    reportUncaughtErrors(host.uncaughtErrors, composer.registry.get, host.report),
    listenForInspector({ host, composer, live, flags: createFlagOverrides(host) }),
  ];
  registerWorker(host.boot.configuration.serviceWorker).catch((cause: unknown) =>
    host.report({ remote: 'host', version: '', phase: 'effect', class: 'service-worker' }, cause),
  );
  if (!('popover' in HTMLElement.prototype))
    import('./popover-fallback.ts').then(
      ({ startPopoverFallback }) => disposables.push(startPopoverFallback()),
      (cause: unknown) => host.report({ remote: 'host', version: '', phase: 'chunk' }, cause),
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
