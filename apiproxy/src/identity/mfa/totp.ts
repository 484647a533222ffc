import { Secret, TOTP } from 'otpauth';
import { brand } from '@crema/shared-contracts';

const periodSeconds = 30;
/** A phone's clock may be a minute wrong. */
const window = 2;
const secretBytes = 20;

const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: brand.name,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in base 32. */
export const createTotpSecret = (bytes: (size: number) => Buffer): string =>
  new Secret({ buffer: new Uint8Array(bytes(secretBytes)).buffer }).base32;
/** The text of the QR code that an authenticator reads. */
export const totpUri = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The time step of a right code, at most a minute from `now`; undefined for another code. */
export const findTotpStep = (secret: string, code: string, now: Date): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / (periodSeconds * 1000)) + delta;
};
