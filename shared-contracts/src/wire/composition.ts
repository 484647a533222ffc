import { Type, type Static } from 'typebox';
import type { ResolvedRegistry } from '../registry/registry-document.ts';
import { text, type Wire } from './shapes.ts';

/** ResolvedRegistry has its own validators (registry/registry-document.ts). */
const registry = Type.Unsafe<ResolvedRegistry>({
  type: 'object',
  description: 'ResolvedRegistry of shared-contracts',
  required: ['sequence', 'remotes'],
  properties: { sequence: { type: 'integer' }, remotes: { type: 'array', items: { type: 'object' } } },
});
export const compositionReply = Type.Object({ registry });
export type CompositionReply = Static<typeof compositionReply>;

/** The telemetry counts of one version since `since` (ISO 8601). */
const versionHealth = Type.Object({
  remote: text,
  version: text,
  mounted: Type.Integer(),
  errors: Type.Integer(),
  /** The number of networks (IPv4 addresses, IPv6 /64) that reported the errors. */
  networks: Type.Integer(),
  /** Errors by `phase/class`. */
  classes: Type.Record(Type.String(), Type.Integer()),
  since: text,
});
export type VersionHealth = Wire<typeof versionHealth>;
export const healthReply = Type.Array(versionHealth);

/** `name@version` → file → integrity (sha384-…). A version that the server does not know is missing. */
export const fileIntegrityReply = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));
export type FileIntegrityReply = Wire<typeof fileIntegrityReply>;
