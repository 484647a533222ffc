import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { restPaths, type CompositionNotice } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { networkOf } from '../http/security/network.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { createEventStreams, type StreamLimits } from '../http/event-streams.ts';
import type { RegistryReader } from './registry/registry-reader.ts';
import { responses } from '../http/replies/reply-schemas.ts';
import { Type } from 'typebox';

const defaultMaxStreams = 2_000;
export const streamLimits = { maxPerVisitor: 4, heartbeatMs: 15_000 } as const;
/** The delay is random, so that pages do not all reconnect at the same moment after a restart. */
const retryMs = { least: 2000, spread: 3000 };
const retryAfterSeconds = 30;

const noticeText = (sequence: number) =>
  `id: ${sequence}\nevent: composition\ndata: ${JSON.stringify({ sequence } satisfies CompositionNotice)}\n\n`;

const schema = {
  summary: 'Notices of a changed registry, as server-sent events',
  response: responses({ 200: Type.String({ description: 'text/event-stream' }) }),
};

/**
 * Streams the current registry's sequence to open pages, on connection and on every change (PLT-005). Over the limits
 * the reply is 503, and the page polls restPaths.composition instead.
 */
export const registerCompositionEvents = (
  app: FastifyInstance,
  { random, environment }: Pick<AppDeps, 'random' | 'environment'>,
  reader: RegistryReader,
  limits: StreamLimits = { maxStreams: environment.EVENT_STREAMS ?? defaultMaxStreams, ...streamLimits },
): void => {
  const streams = createEventStreams(limits);
  const unsubscribe = reader.onChange(() => streams.send(noticeText(reader.current().sequence)));
  // The hook runs before the server waits for its connections, because event streams do not end on their own.
  app.addHook('preClose', async () => {
    unsubscribe();
    streams.closeAll();
  });
  app.get(restPaths.compositionEvents, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const retry = retryMs.least + random.integer(retryMs.spread);
    const opening = `retry: ${retry}\n${noticeText(reader.current().sequence)}`;
    const visitorId = request.visitor.visitorId || networkOf(request.ip);
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    if (!streams.open(reply.raw, { visitorId, opening, headers })) {
      reply.header('retry-after', retryAfterSeconds);
      throw createAppError('TEMPORARILY_UNAVAILABLE');
    }
    reply.hijack();
    return reply;
  });
};
