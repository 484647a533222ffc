import type { MemberPasskey, PasskeyDescriptor } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

const ofMember = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();

/** The member's passkeys, the oldest first. */
export const listPasskeys = async (db: Kysely<Tables>, memberId: string): Promise<readonly MemberPasskey[]> =>
  (await ofMember(db, memberId)).map(({ passkey_id, name, created_at, last_used_at }) => ({
    id: passkey_id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));

/** The member's passkeys as an authenticator knows them. */
export const describePasskeys = async (
  db: Kysely<Tables>,
  memberId: string,
): Promise<readonly PasskeyDescriptor[]> =>
  (await ofMember(db, memberId)).map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key',
    transports: transports.split(',').filter(Boolean),
  }));

export const hasPasskey = async (db: Kysely<Tables>, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('passkey')
    .select('passkey_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()) !== undefined;

/** Removes a passkey of this member; false if it is not one. */
export const deletePasskey = async (
  trx: Kysely<Tables>,
  memberId: string,
  passkeyId: string,
): Promise<boolean> =>
  (await trx
    .deleteFrom('passkey')
    .where('passkey_id', '=', passkeyId)
    .where('member_id', '=', memberId)
    .returning('passkey_id')
    .executeTakeFirst()) !== undefined;
