import { Buffer } from 'node:buffer';
import type { AppDeps } from '../../http/app-deps.ts';

export interface RelyingParty {
  /** The domain that passkeys belong to. */
  readonly id: string;
  /** The origin that pages have when they ask for a signature. */
  readonly origin: string;
}
/** PASSKEY_RP_ID, or the host of the shop's origin. Throws if the shop is not on that domain: no browser would use a passkey. */
export const relyingPartyOf = ({
  environment,
  publicOrigin,
}: Pick<AppDeps, 'environment' | 'publicOrigin'>): RelyingParty => {
  const { hostname } = new URL(publicOrigin);
  const id = environment.PASSKEY_RP_ID ?? hostname;
  if (hostname !== id && !hostname.endsWith(`.${id}`))
    throw new Error(
      `PASSKEY_RP_ID is "${id}", but the shop is at ${publicOrigin}. Use "${hostname}" or a domain above it.`,
    );
  return { id, origin: publicOrigin };
};

/** The member's id for authenticators: it names nobody, and is the same for all passkeys of a member. */
export const userHandleOf = ({ cardNumbers }: Pick<AppDeps, 'cardNumbers'>, memberId: string): string =>
  Buffer.from(cardNumbers.hashOf(`passkey user ${memberId}`), 'hex').toString('base64url');
