import type { FastifyInstance } from 'fastify';
import type { QueryResolvers, Resolvers } from '../generated/resolvers.ts';
import type { AppDeps } from './app-deps.ts';
import type { PageProvider } from './page-subject.ts';

/**
 * One module of the server: its REST routes and hooks, and its part of the GraphQL resolvers. `jobs/` and `operations/`
 * add their own parts (`jobs`, `checks`) by declaration merging.
 */
export interface ServerModule {
  readonly name: string;
  register?(app: FastifyInstance, deps: AppDeps): Promise<void> | void;
  readonly resolvers?: Resolvers;
  /** Queries that accept a session that another process has ended within the last second: they send nothing of a member but stores. */
  readonly queriesFromMemory?: readonly (keyof QueryResolvers)[];
  /** Titles and descriptions of the module's pages, for the head of the served HTML. */
  readonly pages?: readonly PageProvider[];
}
