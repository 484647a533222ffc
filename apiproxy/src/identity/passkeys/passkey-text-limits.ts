import { passkeyLimits } from '@crema/shared-contracts/wire/passkeys';
import type { TextLimits } from '../../http/limits/text-limits.ts';

/** The limits of a request with a passkey. */
export const passkeyTextLimits: TextLimits = {
  text: passkeyLimits.bytes,
  fields: { id: passkeyLimits.id, rawId: passkeyLimits.id },
};
