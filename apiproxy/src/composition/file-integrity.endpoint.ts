import {
  browserFiles,
  restPaths,
  type FileIntegrityReply,
  type RegistryDocument,
} from '@crema/shared-contracts';
import { fileIntegrityReply } from '@crema/shared-contracts/wire/composition';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { responses } from '../http/replies/reply-schemas.ts';
import type { RegistryReader } from './registry/registry-reader.ts';

const schema = {
  summary: 'The integrity of the files of versions',
  querystring: Type.Object({ versions: Type.String({ maxLength: 2000 }) }),
  response: responses({ 200: fileIntegrityReply }),
};

/** `name@version`, of which the version may contain an @. */
const integrityOf = ({ remotes }: RegistryDocument, key: string) => {
  const at = key.indexOf('@');
  const record = Object.hasOwn(remotes, key.slice(0, at)) ? remotes[key.slice(0, at)] : undefined;
  const version = key.slice(at + 1);
  return record && Object.hasOwn(record.versions, version) ? record.versions[version]?.files : undefined;
};

/**
 * GET ?versions=name@version,… returns the integrity of the scripts and styles of these versions: a page contains only those
 * of its own remote. A version's files never change, so browsers keep a complete reply; an incomplete one is asked again,
 * because a registry that is read every second may learn the version.
 */
export const registerFileIntegrity = (app: FastifyInstance, registry: RegistryReader): void => {
  app.get<{ Querystring: { versions: string } }>(restPaths.fileIntegrity, { schema }, (request, reply) => {
    const document = registry.current();
    const keys = request.query.versions.split(',');
    const known = keys.flatMap((key) => {
      const files = integrityOf(document, key);
      return files ? [[key, browserFiles(files).integrity] as const] : [];
    });
    reply.header(
      'cache-control',
      known.length === keys.length ? 'public, max-age=31536000, immutable' : 'no-store',
    );
    return Object.fromEntries(known) satisfies FileIntegrityReply;
  });
};
