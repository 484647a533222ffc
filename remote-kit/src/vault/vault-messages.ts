import {
  between,
  cardBrands,
  nonEmptyString,
  boolean,
  integer,
  picklist,
  object,
  string,
  walletTypes,
  type Validator,
  type VaultMessage,
} from '@crema/shared-contracts';

const source = picklist('crema-vault');
/** Every message the vault may send; any other message from its window is ignored. */
const validators: Readonly<Record<VaultMessage['kind'], Validator<unknown>>> = {
  ready: object({ source }),
  resized: object({ source, height: between(0, 2000) }),
  validity: object({ source, complete: boolean }),
  tokenised: object({
    source,
    paymentInstrumentToken: nonEmptyString,
    paymentType: picklist(...cardBrands, ...walletTypes),
    accountNumberLastFour: string,
    expiresInMs: integer,
  }),
  wallets: object({ source, isAvailable: boolean }),
  pressed: object({ source }),
  asking: object({ source }),
  refused: object({ source, code: nonEmptyString }),
};

interface ExpectedSender {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}
/**
 * Returns the vault's message; undefined for a message from another origin or window, or of another shape
 * (D-98).
 */
export const readVaultMessage = (
  event: ExpectedSender,
  vault: { readonly origin: string; readonly window: unknown },
): VaultMessage | undefined => {
  if (event.origin !== vault.origin || event.source !== vault.window) return undefined;
  const { kind } = (event.data ?? {}) as { kind?: unknown };
  const validate =
    typeof kind === 'string' && Object.hasOwn(validators, kind)
      ? validators[kind as VaultMessage['kind']]
      : undefined;
  return validate && validate(event.data) === undefined ? (event.data as VaultMessage) : undefined;
};
