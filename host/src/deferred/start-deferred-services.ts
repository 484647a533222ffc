import { restPaths } from '@crema/shared-contracts';
import { reportUncaughtErrors } from '../composer/error-attribution.ts';
import { createFlagOverrides } from '../inspector/flag-overrides.ts';
import { listenForInspector } from '../inspector/inspector-key.ts';
import { startLiveRegistry } from '../live/live-registry.ts';
import { registerWorker } from '../offline/register-worker.ts';
import type { DeferredContext } from './deferred-context.ts';
import { startBalance } from './start-balance.tsx';
import { startLostPictures } from './lost-pictures.ts';
import { startPageReturn } from './page-return.ts';
import { placeNotices } from './place-notices.ts';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { startUsage } from './start-usage.tsx';

/**
 * Starts the services that a page needs only once it is idle; the first files contain none of them. Balance, usage and service
 * worker start in tasks of their own: together the services blocked a slow phone for 30 to 45 ms. Returns the function that stops them.
 */
export const startDeferredServices = (context: DeferredContext): (() => void) => {
  const { host, composer, nextTask } = context;
  const live = startLiveRegistry(context);
  const disposables = [
    live.stop,
    reportUncaughtErrors(host.uncaughtErrors, composer.registry.get, host.report),
    listenForInspector({ host, composer, live, flags: createFlagOverrides(host) }),
    startPrefetch(context),
    startPageReturn(context),
    startLostPictures(),
    placeNotices(),
    // The reply makes the chosen language a cookie of the server, which browsers keep for longer than 7 days.
    host.locale.locale.subscribe(() => void host.http(restPaths.session).catch(() => undefined)),
  ];
  let isStopped = false;
  const startOthers = async () => {
    for (const start of [startBalance, startUsage]) {
      await nextTask();
      if (isStopped) return;
      disposables.push(start(context));
    }
    await nextTask();
    registerWorker(host.boot.configuration.serviceWorker).catch((cause: unknown) =>
      host.report({ remote: 'host', version: '', phase: 'effect', class: 'service-worker' }, cause),
    );
  };
  void startOthers();
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
    isStopped = true;
    for (const dispose of disposables.splice(0)) dispose();
  };
};
