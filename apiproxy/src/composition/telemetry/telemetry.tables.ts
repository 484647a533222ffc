import type { TelemetryEvent } from '@crema/shared-contracts';

/** The number of equal events within one minute. A crash may lose up to a second of counts. */
export interface TelemetryCountTable {
  remote: string;
  version: string;
  minute: Date;
  phase: TelemetryEvent['phase'];
  class: string;
  n: number;
}
/** The networks that reported errors within one minute, as keyed hashes. */
export interface TelemetryNetworkTable {
  remote: string;
  version: string;
  minute: Date;
  network: string;
}
/** The newest registry that any process of this installation has accepted; one row. */
export interface AcceptedRegistryTable {
  single: boolean;
  sequence: number;
  digest: string;
  accepted_at: Date;
}
export interface CompositionTables {
  accepted_registry: AcceptedRegistryTable;
  beacon_network: TelemetryNetworkTable;
  beacon_count: TelemetryCountTable;
}

declare module '../../storage/tables.ts' {
  interface Tables extends CompositionTables {}
}
