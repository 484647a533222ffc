import type { Session } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { findMember, toMember } from '../member-store.ts';

/** Returns the visitor's session, for the page and the API (ACC-090). */
export const readSession = async (
  { visitor }: FastifyRequest,
  deps: Pick<AppDeps, 'db'>,
): Promise<Session> => {
  if (visitor.kind !== 'member' || visitor.memberId === undefined)
    return { kind: visitor.kind === 'guest' ? 'guest' : 'anonymous' };
  const member = await findMember(deps.db, visitor.memberId);
  return member ? { kind: 'member', member: toMember(member) } : { kind: 'anonymous' };
};
