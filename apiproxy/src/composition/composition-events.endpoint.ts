import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { restPaths, type CompositionNotice } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { networkOf } from '../http/network.ts';
import { refusal } from '../http/refusal.ts';
import { createEventStreams, type StreamLimits } from './event-streams.ts';
import type { RegistryReader } from './registry-reader.ts';

export const streamLimits: StreamLimits = {
  most: Number(process.env['EVENT_STREAMS'] ?? 2000),
  mostPerVisitor: 4,
  heartbeatMs: 15_000,
};
/** Spread, so that pages do not come back all at once after a restart. */
const retryMs = { least: 2000, spread: 3000 };
const askAgainSeconds = 30;

const noticeText = (sequence: number) =>
  `id: ${sequence}\nevent: composition\ndata: ${JSON.stringify({ sequence } satisfies CompositionNotice)}\n\n`;

/**
 * Tells open pages which registry is the current one, at once and at every change (PLT-005). Beyond the limits it
 * answers 503, and the page asks restPaths.composition from time to time instead.
 */
export const registerCompositionEvents = (
  app: FastifyInstance,
  { random }: AppDeps,
  reader: RegistryReader,
  limits: StreamLimits = streamLimits,
): void => {
  const streams = createEventStreams(limits);
  const unsubscribe = reader.onChange(() => streams.send(noticeText(reader.current().sequence)));
  // Before the server waits for its connections: these never end by themselves.
  app.addHook('preClose', async () => {
    unsubscribe();
    streams.end();
  });
  app.get(restPaths.compositionEvents, { exposeHeadRoute: false }, async (request, reply) => {
    const retry = retryMs.least + random.integer(retryMs.spread);
    const opening = `retry: ${retry}\n${noticeText(reader.current().sequence)}`;
    const owner = request.visitor.visitorId || networkOf(request.ip);
    if (!streams.open(reply.raw, owner, opening, reply.getHeaders() as OutgoingHttpHeaders)) {
      reply.header('retry-after', askAgainSeconds);
      throw refusal('TEMPORARILY_UNAVAILABLE');
    }
    reply.hijack();
    return reply;
  });
};
