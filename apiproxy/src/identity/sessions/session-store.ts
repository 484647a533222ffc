import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';

type SessionDeps = Pick<AppDeps, 'clock' | 'ids' | 'random'>;
export type NewSession =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly memberId: string; readonly remember: boolean };
export interface OpenedSession {
  /** The cookie's value, which is returned once and never stored. */
  readonly sid: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}
export type LiveSession =
  | { readonly kind: 'guest'; readonly sessionId: string }
  | { readonly kind: 'member'; readonly sessionId: string; readonly memberId: string };

const hour = 60 * 60 * 1000;
/** The lifetime of a session from its start. */
export const sessionLifeMs = { guest: 24 * hour, member: 12 * hour, remembered: 30 * 24 * hour } as const;

const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('hex');

/** Starts a session under a new id. The caller ends the earlier one, so that no session id survives sign-in. */
export const openSession = async (
  db: Kysely<Tables>,
  deps: SessionDeps,
  options: NewSession,
): Promise<OpenedSession> => {
  const sid = deps.random.bytes(32).toString('base64url');
  const sessionId = deps.ids.next();
  const now = deps.clock.now();
  const remember = options.kind === 'member' && options.remember;
  const expiresAt = new Date(now.getTime() + sessionLifeMs[remember ? 'remembered' : options.kind]);
  await db
    .insertInto('session')
    .values({
      sid_hash: hashOf(sid),
      session_id: sessionId,
      kind: options.kind,
      member_id: options.kind === 'member' ? options.memberId : null,
      remember,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { sid, sessionId, expiresAt };
};

export const findSession = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  sid: string,
): Promise<LiveSession | undefined> => {
  const row = await db
    .selectFrom('session')
    .select(['session_id', 'kind', 'member_id'])
    .where('sid_hash', '=', hashOf(sid))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) return undefined;
  return row.member_id === null
    ? { kind: 'guest', sessionId: row.session_id }
    : { kind: 'member', sessionId: row.session_id, memberId: row.member_id };
};

export const endSession = async (db: Kysely<Tables>, sid: string): Promise<void> => {
  await db.deleteFrom('session').where('sid_hash', '=', hashOf(sid)).execute();
};
