import type { Session } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findMember, toMember, type MemberRow } from '../member-store.ts';
import { findDeletion } from './find-deletion.ts';
import { recentMs } from './recent-proof.ts';

/**
 * The session of a member, with the time until which pages with the access `member+recent` are open (D-113), and the planned
 * deletion of the account (D-119).
 */
export const presentSession = async (
  member: MemberRow,
  { provedAt }: Visitor,
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
): Promise<Session> => {
  const recentUntil = provedAt ? new Date(provedAt.getTime() + recentMs) : undefined;
  const deletion = await findDeletion(db, member.member_id);
  return {
    kind: 'member',
    member: toMember(member),
    ...(recentUntil && recentUntil > clock.now() && { recentUntil: recentUntil.toISOString() }),
    ...(deletion && { deletionDueAt: deletion.due_at.toISOString() }),
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
