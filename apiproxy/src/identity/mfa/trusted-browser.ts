import { createHash } from 'node:crypto';
import type { TrustedBrowser } from '@crema/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { deviceLabelOf } from '../sessions/device-label.ts';
import { cookieName, ownPageCookieOptions } from '../sessions/session-cookies.ts';

const lifeMs = 30 * 24 * 60 * 60_000;
const tokenBytes = 32;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Trusts this browser with one member for 30 days; its cookie has the token, the table its hash. */
export const trustBrowser = async (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
  memberId: string,
): Promise<void> => {
  const token = deps.random.bytes(tokenBytes).toString('base64url');
  const now = deps.clock.now();
  const expires = new Date(now.getTime() + lifeMs);
  await deps.db
    .insertInto('trusted_browser')
    .values({
      browser_id: deps.ids.next(),
      token_hash: hashOf(token),
      member_id: memberId,
      device_label: deviceLabelOf(request.headers['user-agent']),
      last_used_at: now,
      expires_at: expires,
    })
    .execute();
  reply.setCookie(cookieName('trusted', deps), token, { ...ownPageCookieOptions(deps), expires });
};

/** Whether this member trusts this browser; notes its use. */
export const isTrustedBrowser = async (
  request: FastifyRequest,
  deps: AppDeps,
  memberId: string,
): Promise<boolean> => {
  const token = request.cookies[cookieName('trusted', deps)];
  if (!token) return false;
  const now = deps.clock.now();
  const found = await deps.db
    .updateTable('trusted_browser')
    .set({ last_used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .returning('browser_id')
    .executeTakeFirst();
  return found !== undefined;
};

export const listTrustedBrowsers = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  memberId: string,
): Promise<readonly TrustedBrowser[]> => {
  const rows = await db
    .selectFrom('trusted_browser')
    .select(['browser_id', 'device_label', 'last_used_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('browser_id')
    .execute();
  return rows.map(({ browser_id, device_label, last_used_at, expires_at }) => ({
    id: browser_id,
    device: device_label,
    lastUsedAt: last_used_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
};

/** Ends the trust in one browser of a member, or in all. */
export const forgetBrowsers = async (
  db: Kysely<Tables>,
  memberId: string,
  browserId?: string,
): Promise<void> => {
  await db
    .deleteFrom('trusted_browser')
    .where('member_id', '=', memberId)
    .$if(browserId !== undefined, (query) => query.where('browser_id', '=', browserId ?? ''))
    .execute();
};
