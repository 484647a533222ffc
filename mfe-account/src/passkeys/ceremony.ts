import {
  WebAuthnAbortService,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@crema/shared-contracts';

/** Asks the device for a signature. With `autofill` the browser offers passkeys in the field of the email address, and waits. */
export const signWithPasskey = async (
  options: PasskeyRequestOptions,
  { autofill = false } = {},
): Promise<PasskeyAssertion> => {
  const { id, rawId, response } = await startAuthentication({
    // The library's types are mutable; it does not change the options.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
};

/** Asks the device for a new passkey. */
export const createPasskey = async (options: PasskeyCreationOptions): Promise<PasskeyAttestation> => {
  const { id, rawId, response } = await startRegistration({
    // As above.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
};

/** Ends the request that waits in the field, so that another one can begin (A11). */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony();

const problems: Readonly<Record<string, string>> = {
  NotAllowedError: 'account.passkey.cancelled',
  AbortError: 'account.passkey.cancelled',
  InvalidStateError: 'account.passkey.exists',
};
/** The message of a device that gave no passkey; undefined for another error, such as a refusal of the server, which has no name. */
export const passkeyProblem = (cause: unknown): string | undefined => {
  if (typeof cause !== 'object' || cause === null || !('name' in cause)) return undefined;
  return problems[String(cause.name)] ?? 'account.passkey.failed';
};
