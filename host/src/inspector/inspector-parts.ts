import type { LiveRegistry } from '../live/live-registry.ts';
import type { QuietParts } from '../quiet/start-quiet.ts';
import type { FlagOverrides } from './flag-overrides.ts';

export interface InspectorParts extends Pick<QuietParts, 'host' | 'composer'> {
  readonly live: LiveRegistry;
  readonly flags: FlagOverrides;
  readonly close: () => void;
}
