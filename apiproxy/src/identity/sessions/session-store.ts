import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { ReadCache } from '../../storage/changes/read-cache.ts';
import { onSharedConnection } from '../../storage/shared-connection.ts';

declare module '../../http/app-deps.ts' {
  interface AppDeps {
    /** The sessions that were read within the last second, by the hash of their cookie. */
    readonly sessions: ReadCache<KnownSession>;
  }
}
type SessionDeps = Pick<AppDeps, 'clock' | 'ids' | 'random'>;
export type NewSession =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly memberId: string;
      readonly remember: boolean;
      readonly device: string;
      /** Null for a session that begins without a proof of identity (D-113). */
      readonly provedAt: Date | null;
    };
export interface OpenedSession {
  /** The cookie's value, which is returned once and never stored. */
  readonly sid: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}
export type LiveSession =
  | { readonly kind: 'guest'; readonly sessionId: string }
  | {
      readonly kind: 'member';
      readonly sessionId: string;
      readonly memberId: string;
      readonly remember: boolean;
      readonly provedAt: Date | null;
    };

const hour = 60 * 60 * 1000;
/** The lifetime of a session from its start. */
export const sessionLifeMs = { guest: 24 * hour, member: 12 * hour, remembered: 30 * 24 * hour } as const;

const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('hex');

/** Starts a session under a new id. A session that has the cookie's value already stays as it is. */
export const openSession = async (
  db: Kysely<Tables>,
  deps: SessionDeps,
  options: NewSession,
  sid = deps.random.bytes(32).toString('base64url'),
): Promise<OpenedSession> => {
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
      proved_at: options.kind === 'member' ? options.provedAt : null,
      device_label: options.kind === 'member' ? options.device : '',
      last_used_at: now,
    })
    .onConflict((conflict) => conflict.column('sid_hash').doNothing())
    .execute();
  return { sid, sessionId, expiresAt };
};

/**
 * The guest session with a cookie's value that is derived from a request: if the first reply was lost with its cookie, the repeated
 * request gets the same session.
 */
export const openDerivedSession = async (
  deps: SessionDeps & Pick<AppDeps, 'db'>,
  sid: string,
): Promise<Pick<OpenedSession, 'sid' | 'sessionId'>> => {
  const { db, clock } = deps;
  await openSession(db, deps, { kind: 'guest' }, sid);
  const open = await db
    .selectFrom('session')
    .select('session_id')
    .where('sid_hash', '=', hashOf(sid))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return open ? { sid, sessionId: open.session_id } : openSession(db, deps, { kind: 'guest' });
};

/** A session that was not expired when it was read. */
export interface KnownSession {
  readonly session: LiveSession;
  readonly expiresAt: Date;
}
type FindDeps = Pick<AppDeps, 'db' | 'clock' | 'sessions'>;

const noteUseMs = 10 * 60_000;
/** Notes the last use of a member's session for the list of devices (ACC-041), at most once in 10 minutes. */
const noteUse = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  hash: string,
  lastUsedAt: Date | null,
): Promise<void> => {
  const now = clock.now();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < noteUseMs) return;
  await onSharedConnection(db)
    .updateTable('session')
    .set({ last_used_at: now })
    .where('sid_hash', '=', hash)
    .execute();
};

const readSession = async ({ db, clock }: FindDeps, hash: string): Promise<KnownSession | undefined> => {
  const row = await onSharedConnection(db)
    .selectFrom('session')
    .select(['session_id', 'member_id', 'remember', 'expires_at', 'proved_at', 'last_used_at'])
    .where('sid_hash', '=', hash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.member_id !== null) await noteUse({ db, clock }, hash, row.last_used_at);
  const { session_id: sessionId, member_id: memberId, remember, expires_at: expiresAt } = row;
  const session: LiveSession =
    memberId === null
      ? { kind: 'guest', sessionId }
      : { kind: 'member', sessionId, memberId, remember, provedAt: row.proved_at };
  return { session, expiresAt };
};

/** The session as the database has it now. */
export const findSession = async (deps: FindDeps, sid: string): Promise<LiveSession | undefined> => {
  const hash = hashOf(sid);
  return (await deps.sessions.load(hash, () => readSession(deps, hash)))?.session;
};

/**
 * The session, if this process has read it within the last second, has not ended it, and it has not expired. Another process
 * may have ended it: use it for reads only.
 */
export const recentSession = (
  { clock, sessions }: Pick<AppDeps, 'clock' | 'sessions'>,
  sid: string,
): LiveSession | undefined => {
  const known = sessions.recent(hashOf(sid));
  return known && known.expiresAt > clock.now() ? known.session : undefined;
};

const deleteSession = async (db: Kysely<Tables>, hash: string): Promise<void> => {
  await db.deleteFrom('session').where('sid_hash', '=', hash).execute();
};

/** Ends a session: this process never accepts it again. */
export const endSession = (
  { db, sessions }: Pick<AppDeps, 'db' | 'sessions'>,
  sid: string,
): Promise<void> => {
  const hash = hashOf(sid);
  return sessions.change(hash, () => deleteSession(db, hash));
};

/** Ends one session of a member, which another browser may hold (ACC-041). */
export const endSessionById = async (
  { db, sessions }: Pick<AppDeps, 'db' | 'sessions'>,
  memberId: string,
  sessionId: string,
): Promise<void> => {
  const row = await db
    .selectFrom('session')
    .select('sid_hash')
    .where('session_id', '=', sessionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row) await sessions.change(row.sid_hash, () => deleteSession(db, row.sid_hash));
};

/**
 * Runs a write that ends sessions of a member in its transaction, by `endSessionsOf`: this process never accepts them again.
 */
export const endingSessionsOf = async <Result>(
  { db, sessions }: Pick<AppDeps, 'db' | 'sessions'>,
  memberId: string,
  write: () => Promise<Result>,
): Promise<Result> => {
  const rows = await db.selectFrom('session').select('sid_hash').where('member_id', '=', memberId).execute();
  const run = rows.reduce<() => Promise<Result>>(
    (next, { sid_hash }) =>
      () =>
        sessions.change(sid_hash, next),
    write,
  );
  return run();
};

/** Ends all sessions of a member, or all but one. Use it inside `endingSessionsOf`. */
export const endSessionsOf = async (
  db: Kysely<Tables>,
  memberId: string,
  keptSessionId?: string,
): Promise<void> => {
  await db
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .$if(keptSessionId !== undefined, (query) => query.where('session_id', '!=', keptSessionId ?? ''))
    .execute();
};

/** Ends the earlier session, if there is one, and starts another under a new id, in one transaction. */
export const replaceSession = (
  deps: SessionDeps & Pick<AppDeps, 'db' | 'sessions'>,
  earlier: string | undefined,
  options: NewSession,
): Promise<OpenedSession> => {
  if (earlier === undefined) return openSession(deps.db, deps, options);
  const hash = hashOf(earlier);
  return deps.sessions.change(hash, () =>
    deps.db.transaction().execute(async (trx) => {
      await deleteSession(trx, hash);
      return openSession(trx, deps, options);
    }),
  );
};
