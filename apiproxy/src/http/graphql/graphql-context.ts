import type { Locale } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { localeOf } from '../request-locale.ts';
import type { Visitor } from '../visitor.ts';

/** The value that every resolver receives; created once per request. */
export interface GraphqlContext {
  readonly deps: AppDeps;
  readonly visitor: Visitor;
  /** The locale from Accept-Language. Operations with a locale argument use the argument instead. */
  readonly locale: Locale;
  readonly request: FastifyRequest;
  /** Returns one value per key and request, such as a DataLoader: `context.memo('storeLoader', () => …)`. */
  memo<T>(key: string, create: () => T): T;
}

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
