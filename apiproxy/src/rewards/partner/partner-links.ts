import { createHash } from 'node:crypto';
import type { PartnerId, PartnerStatusReply } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PartnerAccount } from './partner-provider.ts';

/** The customer signs in at the partner meanwhile. */
export const attemptMs = 15 * 60_000;
/** The attempts of one member that can be answered at a time: one for each open tab. */
const maxAttempts = 5;
const stateBytes = 32;
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A member in a session: a linking ends in the session that began it. */
export interface LinkingMember {
  readonly memberId: string;
  readonly sessionId: string;
}

/** A member and one of the programs. */
export interface LinkKey {
  readonly memberId: string;
  readonly partner: PartnerId;
}
export const findLink = (db: Kysely<Tables>, { memberId, partner }: LinkKey) =>
  db
    .selectFrom('member_partner_link')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('partner_id', '=', partner)
    .executeTakeFirst();

/** The links of a member to all programs, the oldest first. */
export const listLinks = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('member_partner_link')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .orderBy('partner_id')
    .execute();

export const statusOf = async ({ db }: Pick<AppDeps, 'db'>, key: LinkKey): Promise<PartnerStatusReply> => {
  const row = await findLink(db, key);
  return { link: row ? { account: row.masked_account, linkedAt: row.linked_at.toISOString() } : null };
};

/** Stores a new state for the session and returns it. Expired states and all but the newest are deleted. */
export const beginAttempt = async (
  { db, clock, random }: Pick<AppDeps, 'db' | 'clock' | 'random'>,
  { memberId, sessionId }: LinkingMember,
  partner: PartnerId,
): Promise<string> => {
  const state = random.bytes(stateBytes).toString('base64url');
  const now = clock.now();
  const newest = db
    .selectFrom('partner_link_attempt')
    .select('state_hash')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('state_hash')
    .limit(maxAttempts - 1);
  await db
    .deleteFrom('partner_link_attempt')
    .where('member_id', '=', memberId)
    .where('state_hash', 'not in', newest)
    .execute();
  await db
    .insertInto('partner_link_attempt')
    .values({
      state_hash: hashOfSecret(state),
      partner_id: partner,
      member_id: memberId,
      session_id: sessionId,
      expires_at: new Date(now.getTime() + attemptMs),
    })
    .execute();
  return state;
};

/** Uses up a state; false for one that is unknown, used, expired, of another program, or of another session. Then nothing changes. */
export const endAttempt = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { memberId, sessionId }: LinkingMember,
  { partner, state }: { readonly partner: PartnerId; readonly state: string },
): Promise<boolean> =>
  (await db
    .deleteFrom('partner_link_attempt')
    .where('state_hash', '=', hashOfSecret(state))
    .where('partner_id', '=', partner)
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', clock.now())
    .returning('state_hash')
    .executeTakeFirst()) !== undefined;

/**
 * Stores the link. `already-linked`: the member has a link to the program, with whatever account. `taken`: the account is linked to
 * another member. In both cases nothing changes.
 */
export const storeLink = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  key: LinkKey,
  { accountId, maskedAccount }: PartnerAccount,
): Promise<'linked' | 'already-linked' | 'taken'> => {
  const row = {
    member_id: key.memberId,
    partner_id: key.partner,
    account_id: accountId,
    masked_account: maskedAccount,
    linked_at: clock.now(),
  };
  const stored = await db
    .insertInto('member_partner_link')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (stored) return 'linked';
  return (await findLink(db, key)) ? 'already-linked' : 'taken';
};

/**
 * Ends the consent at the partner, then deletes the member's link: after a failure at the partner the member is still linked and can
 * try again. Throws 8001034 if nothing is linked (RWD-046).
 */
export const unlink = async (
  { db, partners }: Pick<AppDeps, 'db' | 'partners'>,
  key: LinkKey,
): Promise<PartnerStatusReply> => {
  const link = await findLink(db, key);
  if (!link) throw createAppError('8001034');
  await partners[key.partner].revoke(link.account_id);
  await db
    .deleteFrom('member_partner_link')
    .where('member_id', '=', key.memberId)
    .where('partner_id', '=', key.partner)
    .where('account_id', '=', link.account_id)
    .execute();
  return { link: null };
};
