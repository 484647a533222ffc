import type { FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import type { GraphqlContext } from './server-module.ts';
import { localeOf } from './request-locale.ts';

export const createGraphqlContext = (deps: AppDeps, request: FastifyRequest): GraphqlContext => {
  const memoized = new Map<string, unknown>();
  return {
    deps,
    request,
    visitor: request.visitor,
    locale: localeOf(request),
    memo: <T>(key: string, create: () => T): T => {
      if (!memoized.has(key)) memoized.set(key, create());
      return memoized.get(key) as T;
    },
  };
};
