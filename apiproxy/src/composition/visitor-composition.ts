import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  canariesOf,
  resolveRegistry,
  type RegistryDocument,
  type RemoteOverride,
  type ResolvedRegistry,
} from '@crema/shared-contracts';
import { applyOverrides, type Overrides, type ResolvedOverride } from './overrides/overrides.ts';
import type { RegistryReader } from './registry/registry-reader.ts';

/** The composition of one visitor. */
export interface VisitorComposition {
  readonly registry: ResolvedRegistry;
  readonly overrides: readonly RemoteOverride[];
  /** The value changes whenever the composition changes, and is cheaper to compare. */
  readonly etag: () => string;
  /** GraphQL documents of an overridden remote, hash → text; undefined for the registry's own versions. */
  readonly documentsOf: (remote: string) => Readonly<Record<string, string>> | undefined;
}
export type ComposeFor = (request: FastifyRequest) => Promise<VisitorComposition>;

const etagOf = (sequence: number, facts: readonly unknown[]) =>
  `"${sequence}-${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)}"`;
const overrideFacts = ({ override, files }: ResolvedOverride) => [
  override,
  files?.manifest.version,
  files?.files.integrity,
];

/** Several canaries at the same time have more combinations than are kept. */
const maxResolved = 64;

/** Visitors who get the same versions get the same object. */
const createResolveFor = () => {
  let known: RegistryDocument | undefined;
  const resolved = new Map<string, ResolvedRegistry>();
  return (document: RegistryDocument, visitorId: string): ResolvedRegistry => {
    if (document !== known) resolved.clear();
    known = document;
    const canaries = canariesOf(document, visitorId).join();
    const registry = resolved.get(canaries) ?? resolveRegistry(document, visitorId);
    if (resolved.size < maxResolved) resolved.set(canaries, registry);
    return registry;
  };
};

/**
 * Resolves the registry for the visitor: one consistent set of versions (PLT-008), with the visitor's overrides
 * (PLT-009).
 */
export const createComposeFor = (reader: RegistryReader, overrides: Overrides): ComposeFor => {
  const resolveFor = createResolveFor();
  return async (request) => {
    const resolved = await overrides.resolve(request);
    const document = reader.current();
    const { visitorId } = request.visitor;
    return {
      registry: applyOverrides(resolveFor(document, visitorId), resolved),
      overrides: resolved.map(({ override }) => override),
      etag: () => etagOf(document.sequence, [document.updatedAt, visitorId, resolved.map(overrideFacts)]),
      documentsOf: (remote) =>
        resolved.find(({ override, files }) => files && override.remote === remote)?.files?.documents,
    };
  };
};
