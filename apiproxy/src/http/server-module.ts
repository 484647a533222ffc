import type { FastifyInstance } from 'fastify';
import type { Resolvers } from '../generated/resolvers.ts';
import type { JobDefinition } from '../jobs/job.ts';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import type { AppDeps } from './app-deps.ts';
import type { PageProvider } from './page-subject.ts';

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
