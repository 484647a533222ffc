import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isLocale,
  pickLocale,
  type BootDocument,
  type Locale,
  type ResolvedRemote,
} from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { readSession } from '../identity/read-session.ts';
import { ensureVisitorId } from '../identity/session-cookies.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createHostFiles } from './host-files.ts';
import { renderPage } from './page-html.ts';
import type { ComposeFor, VisitorComposition } from './visitor-composition.ts';

const wantedLocales = (request: FastifyRequest): Locale => {
  const chosen = request.cookies['locale'];
  if (isLocale(chosen)) return chosen;
  return pickLocale(
    (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''),
  );
};
/** `//host` would be another host's address to the URL parser. */
const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/)[0] ?? '/';
const chosenTheme = (request: FastifyRequest) => {
  const theme = request.cookies['theme'];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

/** operation name → hash, read once a version from its persisted-documents.json. */
const createDocumentIndex = (registryFolder: string) => {
  const byVersion = new Map<string, ReadonlyMap<string, string>>();
  const read = ({ name, version }: ResolvedRemote): ReadonlyMap<string, string> => {
    const documents = JSON.parse(
      readFileSync(join(registryFolder, 'files', name, version, 'persisted-documents.json'), 'utf8'),
    ) as Record<string, string>;
    return new Map(
      Object.entries(documents).map(([hash, text]) => [
        /^(?:query|mutation) (\w+)/m.exec(text)?.[1] ?? '',
        hash,
      ]),
    );
  };
  return (remote: ResolvedRemote, operation: string): string | undefined => {
    const key = `${remote.name}@${remote.version}`;
    const index = byVersion.get(key) ?? read(remote);
    byVersion.set(key, index);
    return index.get(operation);
  };
};

/** Every address that is no file and no call answers with the page; an unknown one with HTTP 404 (D-141). */
export const registerPage = (
  app: FastifyInstance,
  deps: AppDeps,
  composeFor: ComposeFor,
  folders: { host: string; registry: string },
): void => {
  const hostFiles = createHostFiles(folders.host);
  const documentHash = createDocumentIndex(folders.registry);
  const policy = contentSecurityPolicy({ vaultOrigin: deps.vaultOrigin, remoteOrigins: [] });

  const bootOf = async (
    request: FastifyRequest,
    { registry, overrides }: VisitorComposition,
  ): Promise<BootDocument> => ({
    registry,
    configuration: deps.configuration,
    flags: deps.flags,
    session: await readSession(request, deps),
    locale: wantedLocales(request),
    visitorId: request.visitor.visitorId,
    vaultOrigin: deps.vaultOrigin,
    production: deps.production,
    overrides,
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    ensureVisitorId(request, reply, deps);
    const composition = await composeFor(request);
    const pathname = pathOf(request);
    const { html, found } = renderPage({
      boot: await bootOf(request, composition),
      pathname,
      theme: chosenTheme(request),
      hostFiles: hostFiles(),
      documentHash,
      hasStore: request.cookies['store'] !== undefined,
    });
    if (!found) deps.log.info({ pathname }, 'did not match any installed routes');
    return reply
      .code(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .send(html);
  };
  app.get('/', answer);
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request);
    if (pathname.startsWith('/apiproxy/') || pathname.startsWith('/assets/')) return reply.callNotFound();
    return answer(request, reply);
  });
};
