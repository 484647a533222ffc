import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '@crema/shared-contracts';
import type { JobDefinition } from '../jobs/job.ts';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import type { AppDeps } from './app-deps.ts';
import type { PageProvider } from './page-subject.ts';
import type { Visitor } from './visitor.ts';

/** What every resolver gets; made once a request. */
export interface GraphqlContext {
  readonly deps: AppDeps;
  readonly visitor: Visitor;
  /** From Accept-Language; operations with a locale argument use that instead. */
  readonly locale: Locale;
  readonly request: FastifyRequest;
  /** A value made once a request, such as a DataLoader: `context.once('storeLoader', () => …)`. */
  once<T>(key: string, make: () => T): T;
}

// Arguments are typed by each resolver; `never` lets any signature fit.
export type Resolver = (parent: never, args: never, context: GraphqlContext) => unknown;
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** One domain of the server: its REST routes and hooks, and its part of the GraphQL resolvers. */
export interface Domain {
  readonly name: string;
  register?(app: FastifyInstance, deps: AppDeps): Promise<void> | void;
  readonly resolvers?: Resolvers;
  /** What it does in the background; topics are unique over all domains. */
  readonly jobs?: readonly JobDefinition[];
  /** Names and describes the pages that show what this domain owns, for the head of the served HTML. */
  readonly pages?: readonly PageProvider[];
  /** What must always hold in its tables: `npm run reconcile`. */
  readonly checks?: readonly ReconcileCheck[];
}
