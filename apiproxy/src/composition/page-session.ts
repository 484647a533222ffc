import type { FastifyRequest } from 'fastify';
import type { Session } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';

/** Who the page is made for. */
export const readSession = async (_request: FastifyRequest, _deps: AppDeps): Promise<Session> => ({
  kind: 'anonymous',
});
