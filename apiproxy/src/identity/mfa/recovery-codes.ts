import { readPlain } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';

/** D-112. */
const count = 10;
const length = 10;
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const hashOf = ({ cardNumbers }: Pick<AppDeps, 'cardNumbers'>, memberId: string, code: string) =>
  cardNumbers.hashOf(`recovery code ${memberId} ${code}`);
/** Case, spaces and dashes are ignored. */
const readCode = (typed: string): string =>
  readPlain(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
/** 248 is the largest multiple of 31 in a byte: no letter is more likely than another. */
const largest = letters.length * Math.floor(256 / letters.length);
const createCode = (random: AppDeps['random']): string => {
  let code = '';
  while (code.length < length)
    for (const byte of random.bytes(length * 2))
      if (byte < largest && code.length < length) code += letters[byte % letters.length];
  return code;
};
const show = (code: string) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;

/** Replaces the member's codes by 10 new ones, which are returned once and stored as keyed hashes. */
export const replaceRecoveryCodes = async (
  trx: Kysely<Tables>,
  deps: Pick<AppDeps, 'random' | 'cardNumbers'>,
  memberId: string,
): Promise<readonly string[]> => {
  const codes = Array.from({ length: count }, () => createCode(deps.random));
  await trx.deleteFrom('mfa_recovery_code').where('member_id', '=', memberId).execute();
  await trx
    .insertInto('mfa_recovery_code')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: hashOf(deps, memberId, code) })))
    .execute();
  return codes.map(show);
};

export const countRecoveryCodes = async (db: Kysely<Tables>, memberId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('mfa_recovery_code')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
};

/** Uses a code once, in one statement; false for an unknown or used one. */
export const spendRecoveryCode = async (
  trx: Kysely<Tables>,
  deps: Pick<AppDeps, 'cardNumbers' | 'clock'>,
  memberId: string,
  typed: string,
): Promise<boolean> => {
  const used = await trx
    .updateTable('mfa_recovery_code')
    .set({ used_at: deps.clock.now() })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(deps, memberId, readCode(typed)))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
};
