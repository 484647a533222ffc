import type { FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import type { GraphqlContext } from './domain.ts';
import { localeOf } from './request-locale.ts';

export const createGraphqlContext = (deps: AppDeps, request: FastifyRequest): GraphqlContext => {
  const made = new Map<string, unknown>();
  return {
    deps,
    request,
    visitor: request.visitor,
    locale: localeOf(request),
    once: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  };
};
