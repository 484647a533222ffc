import {
  between,
  filledText,
  flag,
  integer,
  oneOf,
  shape,
  type Guard,
  type VaultMessage,
} from '@crema/shared-contracts';

const source = oneOf('crema-vault');
/** Every message the vault may send; anything else from its window is not heard. */
const guards: Readonly<Record<VaultMessage['kind'], Guard<unknown>>> = {
  ready: shape({ source }),
  resized: shape({ source, height: between(0, 2000) }),
  validity: shape({ source, complete: flag }),
  tokenised: shape({
    source,
    paymentInstrumentToken: filledText,
    paymentType: oneOf('visa', 'mastercard', 'amex', 'discover'),
    accountNumberLastFour: filledText,
    expiresInMs: integer,
  }),
  refused: shape({ source, code: filledText }),
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
