import type { FastifyInstance } from 'fastify';
import type { Resolvers } from '../generated/resolvers.ts';
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
  /** Titles and descriptions of the module's pages, for the head of the served HTML. */
  readonly pages?: readonly PageProvider[];
}
