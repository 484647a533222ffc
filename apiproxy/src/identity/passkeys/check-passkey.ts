import { Buffer } from 'node:buffer';
import type { PasskeyAssertion } from '@crema/shared-contracts';
import type { Kysely, Selectable } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PasskeyTable } from '../identity.tables.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';

/** The new count, if the signature is right for the challenge, this shop, and a person whom the authenticator verified. */
const verifySignature = async (
  deps: AppDeps,
  { credential_id: id, public_key, counter }: Selectable<PasskeyTable>,
  challenge: string,
  assertion: PasskeyAssertion,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const party = relyingPartyOf(deps);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
        counter: Number(counter),
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (cause) {
    // The library throws for every mismatch: origin, domain, challenge, flags, count, malformed bytes.
    deps.log.info({ cause: String(cause) }, 'a passkey was refused');
    return undefined;
  }
};

/**
 * The member whose passkey signed the challenge; undefined for an unknown passkey, one of another member than `memberId`, and a wrong
 * signature. A count that does not rise is refused, unless the authenticator does not count (A11); it is compared and set in one
 * statement.
 */
export const checkPasskey = async (
  db: Kysely<Tables>,
  deps: AppDeps,
  {
    challenge,
    assertion,
    memberId,
  }: {
    readonly challenge: string;
    readonly assertion: PasskeyAssertion;
    readonly memberId?: string;
  },
): Promise<string | undefined> => {
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .executeTakeFirst();
  if (!passkey || (memberId !== undefined && passkey.member_id !== memberId)) return undefined;
  const { userHandle } = assertion.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(deps, passkey.member_id)) return undefined;
  const counter = await verifySignature(deps, passkey, challenge, assertion);
  if (counter === undefined) return undefined;
  const used = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: deps.clock.now() })
    .where('passkey_id', '=', passkey.passkey_id)
    .where('counter', '=', Number(passkey.counter))
    .returning('member_id')
    .executeTakeFirst();
  return used?.member_id;
};
