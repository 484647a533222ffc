import { Buffer } from 'node:buffer';
import {
  brand,
  readText,
  type AddPasskeyRequest,
  type PasskeyAttestation,
  type PasskeyRegistrationReply,
  type RecoveryCodesReply,
} from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { findMember } from '../member-store.ts';
import { mailMfaChange } from '../mfa/mfa.jobs.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../mfa/recovery-codes.ts';
import { challengeLifetimeMs, issueChallenge, takeChallenge } from './passkey-challenge.ts';
import { describePasskeys } from './passkey-store.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';

/** EdDSA, ES256, RS256 in COSE's numbers. */
const algorithms = [-8, -7, -257];
const longestName = 50;

/** Options for a new passkey; the member's other passkeys are excluded. Nothing else is stored: a lost reply blocks no retry (A11). */
export const startPasskey = async (deps: AppDeps, memberId: string): Promise<PasskeyRegistrationReply> => {
  const member = await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const { challengeId, challenge } = await issueChallenge(deps, { purpose: 'registration', memberId });
  return {
    challengeId,
    options: {
      challenge,
      rp: { id: relyingPartyOf(deps).id, name: brand.name },
      user: { id: userHandleOf(deps, memberId), name: member.email, displayName: member.first_name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeLifetimeMs,
      attestation: 'none',
      excludeCredentials: await describePasskeys(deps.db, memberId),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  };
};

const verifyAttestation = async (deps: AppDeps, challenge: string, attestation: PasskeyAttestation) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const party = relyingPartyOf(deps);
  const { response, ...own } = attestation;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...own,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch (cause) {
    deps.log.info({ cause: String(cause) }, 'a new passkey was refused');
    return undefined;
  }
};

const readName = (typed: string): string => {
  const name = readText(typed);
  if (name === '' || name.length > longestName)
    throw createAppError('VALIDATION', { name: name === '' ? 'required' : 'tooLong' }, { field: 'name' });
  return name;
};

/**
 * Adds a passkey that signed the challenge of its registration; the member's first second factor brings recovery codes. Throws
 * VALIDATION for the name, CODE_EXPIRED for a used or old challenge, PASSKEY_INVALID.
 */
export const addPasskey = async (
  deps: AppDeps,
  memberId: string,
  { challengeId, name: typed, passkey }: AddPasskeyRequest,
): Promise<RecoveryCodesReply> => {
  const name = readName(typed);
  const challenge = await takeChallenge(deps.db, deps, { purpose: 'registration', memberId, challengeId });
  if (challenge === undefined) throw createAppError('CODE_EXPIRED');
  const credential = await verifyAttestation(deps, challenge, passkey);
  if (!credential) throw createAppError('PASSKEY_INVALID');
  const reply = await deps.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('passkey')
      .values({
        passkey_id: deps.ids.next(),
        credential_id: credential.id,
        member_id: memberId,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (passkey.response.transports ?? []).join(','),
        name,
        created_at: deps.clock.now(),
      })
      // A key has one owner.
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('passkey_id')
      .executeTakeFirst();
    if (!added) throw createAppError('PASSKEY_INVALID');
    await enqueueJob(trx, deps, { job: mailMfaChange, payload: { memberId, change: 'passkeyAdded' } });
    const hasCodes = (await countRecoveryCodes(trx, memberId)) > 0;
    return { recoveryCodes: hasCodes ? null : await replaceRecoveryCodes(trx, deps, memberId) };
  });
  deps.jobs.notify();
  return reply;
};
