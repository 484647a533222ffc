import type { Session } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findMember, toMember, type MemberRow } from '../member-store.ts';
import { recentMs } from './recent-proof.ts';

/** The session of a member, with the time until which pages with the access `member+recent` are open (D-113). */
export const presentSession = (
  member: MemberRow,
  { provedAt }: Visitor,
  { clock }: Pick<AppDeps, 'clock'>,
): Session => {
  const recentUntil = provedAt ? new Date(provedAt.getTime() + recentMs) : undefined;
  return {
    kind: 'member',
    member: toMember(member),
    ...(recentUntil && recentUntil > clock.now() && { recentUntil: recentUntil.toISOString() }),
  };
};

/** Returns the visitor's session, for the page and the API (ACC-090). */
export const readSession = async (
  { visitor }: FastifyRequest,
  deps: Pick<AppDeps, 'db' | 'clock'>,
): Promise<Session> => {
  if (visitor.kind !== 'member' || visitor.memberId === undefined)
    return { kind: visitor.kind === 'guest' ? 'guest' : 'anonymous' };
  const member = await findMember(deps.db, visitor.memberId);
  return member ? presentSession(member, visitor, deps) : { kind: 'anonymous' };
};
