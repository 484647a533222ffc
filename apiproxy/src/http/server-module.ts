import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '@crema/shared-contracts';
import type { JobDefinition } from '../jobs/job.ts';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import type { AppDeps } from './app-deps.ts';
import type { PageProvider } from './page-subject.ts';
import type { Visitor } from './visitor.ts';

/** Passed to every resolver; created once per request. */
export interface GraphqlContext {
  readonly deps: AppDeps;
  readonly visitor: Visitor;
  /** From Accept-Language. Operations with a locale argument use the argument instead. */
  readonly locale: Locale;
  readonly request: FastifyRequest;
  /** Returns one value per key and request, such as a DataLoader: `context.memo('storeLoader', () => …)`. */
  memo<T>(key: string, create: () => T): T;
}

// Each resolver types its own arguments; `never` accepts any signature.
export type Resolver = (parent: never, args: never, context: GraphqlContext) => unknown;
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** One module of the server: its REST routes and hooks, and its part of the GraphQL resolvers. */
export interface ServerModule {
  readonly name: string;
  register?(app: FastifyInstance, deps: AppDeps): Promise<void> | void;
  readonly resolvers?: Resolvers;
  /** The module's background jobs. Topics are unique across all modules. */
  readonly jobs?: readonly JobDefinition[];
  /** Titles and descriptions of the module's pages, for the head of the served HTML. */
  readonly pages?: readonly PageProvider[];
  /** Invariants of the module's tables, checked by `npm run reconcile`. */
  readonly checks?: readonly ReconcileCheck[];
}
