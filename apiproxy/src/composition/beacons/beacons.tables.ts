import type { TelemetryEvent } from '@crema/shared-contracts';

/** How often browsers told of one thing within one minute; lost in a crash, which harms nobody. */
export interface BeaconCountTable {
  remote: string;
  version: string;
  minute: Date;
  phase: TelemetryEvent['phase'];
  class: string;
  n: number;
}
/** Which networks reported errors within one minute, each as a keyed hash. */
export interface BeaconNetworkTable {
  remote: string;
  version: string;
  minute: Date;
  network: string;
}
/** The newest registry that any process of this shop has accepted; one row. */
export interface AcceptedRegistryTable {
  single: boolean;
  sequence: number;
  digest: string;
  accepted_at: Date;
}
export interface CompositionTables {
  accepted_registry: AcceptedRegistryTable;
  beacon_network: BeaconNetworkTable;
  beacon_count: BeaconCountTable;
}
