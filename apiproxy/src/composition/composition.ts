import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';

/** Serves the host, the remotes, the registry and the page. */
export const registerComposition = async (_app: FastifyInstance, _deps: AppDeps): Promise<void> => {};
