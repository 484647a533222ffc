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
/** Usage events of one day, by event, remote, version and field values (JSON with sorted keys). */
export interface UsageCountTable {
  day: string;
  remote: string;
  version: string;
  event: string;
  fields: string;
  n: number;
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
  telemetry_network: TelemetryNetworkTable;
  telemetry_count: TelemetryCountTable;
  usage_count: UsageCountTable;
}

declare module '../../storage/tables.ts' {
  interface Tables extends CompositionTables {}
}
