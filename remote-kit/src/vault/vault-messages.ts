import {
  between,
  cardBrands,
  nonEmptyString,
  optional,
  boolean,
  integer,
  picklist,
  object,
  string,
  walletTypes,
  type TokenPaymentType,
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
    paymentType: nonEmptyString,
    network: optional(nonEmptyString),
    accountNumberLastFour: string,
    expiresInMs: integer,
  }),
  wallets: object({ source, isAvailable: boolean }),
  pressed: object({ source }),
  asking: object({ source }),
  refused: object({ source, code: nonEmptyString }),
};

const kinds: readonly TokenPaymentType[] = [...cardBrands, ...walletTypes];
/** A newer vault may name a network that this release does not know: its card is shown without a name. */
const withKnownKind = (message: VaultMessage): VaultMessage => {
  if (message.kind !== 'tokenised') return message;
  const { network, ...token } = message;
  const kind = network ?? token.paymentType;
  return { ...token, paymentType: kinds.find((known) => known === kind) ?? 'card' };
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
  const isValid = validate !== undefined && validate(event.data) === undefined;
  return isValid ? withKnownKind(event.data as VaultMessage) : undefined;
};
