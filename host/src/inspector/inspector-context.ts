import type { LiveRegistry } from '../live/live-registry.ts';
import type { DeferredContext } from '../deferred/deferred-context.ts';
import type { FlagOverrides } from './flag-overrides.ts';

export interface InspectorContext extends Pick<DeferredContext, 'host' | 'composer'> {
  readonly live: LiveRegistry;
  readonly flags: FlagOverrides;
  readonly close: () => void;
}
