import type { ErrorBeacon } from '@crema/shared-contracts';

/** How often browsers told of one thing within one minute; lost in a crash, which harms nobody. */
export interface BeaconCountTable {
  remote: string;
  version: string;
  minute: Date;
  phase: ErrorBeacon['phase'];
  class: string;
  n: number;
}
export interface CompositionTables {
  beacon_count: BeaconCountTable;
}
