import type { CompositionReply, ResolvedRegistry, VersionHealth } from '@crema/shared-contracts';
import { Type } from 'typebox';
import { schemaOf } from '../http/replies/reply-schemas.ts';

/** `ResolvedRegistry` of shared-contracts, which has its own validators. */
const registry = Type.Unsafe<ResolvedRegistry>({
  type: 'object',
  description: 'ResolvedRegistry of shared-contracts',
  required: ['sequence', 'remotes'],
  properties: { sequence: { type: 'integer' }, remotes: { type: 'array', items: { type: 'object' } } },
});
export const compositionReply = schemaOf<CompositionReply>()(Type.Object({ registry }));

export const healthReply = schemaOf<readonly VersionHealth[]>()(
  Type.Array(
    Type.Object({
      remote: Type.String(),
      version: Type.String(),
      mounted: Type.Integer(),
      errors: Type.Integer(),
      networks: Type.Integer(),
      classes: Type.Record(Type.String(), Type.Integer()),
      since: Type.String(),
    }),
  ),
);
