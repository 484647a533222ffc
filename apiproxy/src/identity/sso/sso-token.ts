import { Buffer } from 'node:buffer';
import { createHash, verify, type KeyObject } from 'node:crypto';
import { isRecord } from '@crema/shared-contracts';

/** ACC-007: a token may be used for this long after it was issued. */
export const ssoLifetimeSeconds = 60;
/** The issuer's clock may be ahead by this much. */
const clockToleranceSeconds = 5;
/** The router takes path parameters of this length. */
const longestToken = 1000;
const idPattern = /^[\w-]{16,100}$/;

export interface SsoClaims {
  /** ACC-022's userExId of the member. */
  readonly userExId: string;
  /** Names the token in the table of used ones; the issuer's own id is not stored. */
  readonly tokenId: string;
  readonly expiresAt: Date;
}
interface SsoContext {
  readonly issuers: ReadonlyMap<string, KeyObject>;
  /** The shop's origin: a token for another site is refused. */
  readonly audience: string;
  readonly now: Date;
}

const parseJson = (part: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
const isLive = (iat: unknown, exp: unknown, now: Date): boolean => {
  const seconds = now.getTime() / 1000;
  return (
    Number.isInteger(iat) &&
    Number.isInteger(exp) &&
    (exp as number) - (iat as number) <= ssoLifetimeSeconds &&
    (iat as number) <= seconds + clockToleranceSeconds &&
    (exp as number) > seconds
  );
};

/**
 * Reads a compact JWS (RFC 7515) with EdDSA and the claims iss, aud, sub, jti, iat, exp; undefined for anything else: another
 * algorithm, an unknown issuer, a wrong signature, another audience, a life of more than 60 s, a token that is over.
 */
export const readSsoToken = (
  token: string,
  { issuers, audience, now }: SsoContext,
): SsoClaims | undefined => {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (token.length > longestToken || more.length > 0 || parseJson(header)?.['alg'] !== 'EdDSA')
    return undefined;
  const { iss, aud, sub, jti, iat, exp } = parseJson(payload) ?? {};
  const key = typeof iss === 'string' ? issuers.get(iss) : undefined;
  if (!key || !verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
    return undefined;
  if (aud !== audience || typeof sub !== 'string' || typeof jti !== 'string') return undefined;
  if (!idPattern.test(jti) || !isLive(iat, exp, now)) return undefined;
  return {
    userExId: sub,
    tokenId: createHash('sha256').update(`${iss} ${jti}`).digest('hex'),
    expiresAt: new Date((exp as number) * 1000),
  };
};
