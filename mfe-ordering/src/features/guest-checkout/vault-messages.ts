import {
  between,
  nonEmptyString,
  boolean,
  integer,
  picklist,
  object,
  type Validator,
  type VaultMessage,
} from '@crema/shared-contracts';

const source = picklist('crema-vault');
/** Every message the vault may send; anything else from its window is not heard. */
const guards: Readonly<Record<VaultMessage['kind'], Validator<unknown>>> = {
  ready: object({ source }),
  resized: object({ source, height: between(0, 2000) }),
  validity: object({ source, complete: boolean }),
  tokenised: object({
    source,
    paymentInstrumentToken: nonEmptyString,
    paymentType: picklist('visa', 'mastercard', 'amex', 'discover'),
    accountNumberLastFour: nonEmptyString,
    expiresInMs: integer,
  }),
  refused: object({ source, code: nonEmptyString }),
};

interface Heard {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}
/** The vault's message, or undefined for anything from another origin, another window, or in another shape (D-98). */
export const readVaultMessage = (
  event: Heard,
  vault: { readonly origin: string; readonly window: unknown },
): VaultMessage | undefined => {
  if (event.origin !== vault.origin || event.source !== vault.window) return undefined;
  const { kind } = (event.data ?? {}) as { kind?: unknown };
  const guard =
    typeof kind === 'string' && Object.hasOwn(guards, kind)
      ? guards[kind as VaultMessage['kind']]
      : undefined;
  return guard && guard(event.data) === undefined ? (event.data as VaultMessage) : undefined;
};
