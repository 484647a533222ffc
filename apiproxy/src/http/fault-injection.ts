import { setTimeout as wait } from 'node:timers/promises';
import { serverErrors } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { AppError } from './errors/app-error.ts';

export const faultHeader = 'x-crema-fault';
const maxDelayMs = 60_000;

type Fault = (value: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
const faults: Readonly<Record<string, Fault>> = {
  delay: async (value) => {
    await wait(Math.min(Number(value) || 0, maxDelayMs));
  },
  drop: async (_, request, reply) => {
    reply.hijack();
    request.raw.destroy();
  },
  code: async (value) => {
    if (!/^[A-Za-z0-9_]{1,60}$/.test(value)) return;
    throw new AppError(value, (serverErrors as Record<string, number>)[value] ?? 400);
  },
};

/**
 * Injects an error outside production (D-04): the header is `x-crema-fault: delay=300, code=STORE_CLOSED` (or
 * `drop`).
 */
export const registerFaultInjection = (app: FastifyInstance, { production }: AppDeps): void => {
  if (production) return;
  app.addHook('preHandler', async (request, reply) => {
    const header = request.headers[faultHeader];
    if (typeof header !== 'string') return;
    for (const entry of header.split(/[,;|]/)) {
      const [kind = '', value = ''] = entry.trim().split('=');
      await faults[kind]?.(value, request, reply);
    }
  });
};
