import { createAppError } from '../errors/app-error.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** The id of the signed-in member. Throws UNAUTHENTICATED for everybody else. */
export const memberOf = ({ visitor }: Pick<GraphqlContext, 'visitor'>): string => {
  if (visitor.kind !== 'member' || visitor.memberId === undefined) throw createAppError('UNAUTHENTICATED');
  return visitor.memberId;
};
