import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { resolveRegistry, type RemoteOverride, type ResolvedRegistry } from '@crema/shared-contracts';
import type { RegistryReader } from './registry-reader.ts';

/** What one visitor gets. */
export interface VisitorComposition {
  readonly registry: ResolvedRegistry;
  readonly overrides: readonly RemoteOverride[];
  /** Changes whenever the rest does, and costs less to compare. */
  readonly etag: string;
}
export type ComposeFor = (request: FastifyRequest) => Promise<VisitorComposition>;

const etagOf = (sequence: number, facts: readonly unknown[]) =>
  `"${sequence}-${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)}"`;

/** Resolves the registry for whoever asks: one coherent set of versions (PLT-008). */
export const createComposeFor =
  (reader: RegistryReader): ComposeFor =>
  async (request) => {
    const document = reader.current();
    const { visitorId } = request.visitor;
    return {
      registry: resolveRegistry(document, visitorId),
      overrides: [],
      etag: etagOf(document.sequence, [document.updatedAt, visitorId]),
    };
  };
