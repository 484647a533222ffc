import type { Composer } from '../composer/composer.ts';
import type { mayOpen, nextTask, PageAt, rememberPreference } from '@crema/remote-kit/host-services';
import type { Host } from '../services/host.ts';
import type { createSignal, readRouteParams } from '@crema/shared-contracts';

/**
 * The values that the deferred services receive from the host's first files. The services import only types
 * from those files: a value import would move its module out of webpack's merged scope, which would make the
 * first files larger.
 */
export interface DeferredContext {
  readonly host: Host;
  readonly composer: Composer;
  readonly pageAt: PageAt;
  readonly createSignal: typeof createSignal;
  readonly rememberPreference: typeof rememberPreference;
  readonly mayOpen: typeof mayOpen;
  readonly nextTask: typeof nextTask;
  readonly readRouteParams: typeof readRouteParams;
}
