import {
  boolean,
  createSignal,
  integer,
  nonEmptyString,
  object,
  optional,
  string,
  type Validator,
} from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';
import { validateMissing, type MissingAmount } from '../../card/shortfall-state.ts';

/** The wallet that pays, for the texts about its payment. */
export interface WalletName {
  readonly paymentType: string;
  /** Empty for an account. */
  readonly accountNumberLastFour: string;
}
export const validateWallet: Validator<WalletName> = object({
  paymentType: nonEmptyString,
  accountNumberLastFour: string,
});

/** The values that the customer typed: after a refusal the sheet is as it was, also if the bank asked on a page of its own (CRD-035, K-04). */
export interface TypedReload {
  readonly cardId: string;
  readonly amountMinor: number;
  /** Undefined if a wallet pays. */
  readonly paymentMethodId?: string | undefined;
  readonly wallet?: WalletName | undefined;
  /** The card was created in the same sheet. */
  readonly isFirstCard?: boolean | undefined;
  /** The order that the money is for. */
  readonly missing?: MissingAmount | undefined;
}
export const isDecided = ({ status }: { readonly status: string }): boolean =>
  status === 'DONE' || status === 'FAILED';

export interface PendingReload {
  readonly memberId: string;
  readonly reloadId: string;
  /** The code of its refusal, which the modal shows when it is opened next. */
  readonly refusedCode?: string | undefined;
  readonly typed?: TypedReload | undefined;
}
const validate: Validator<PendingReload> = object({
  memberId: nonEmptyString,
  reloadId: nonEmptyString,
  refusedCode: optional(nonEmptyString),
  typed: optional(
    object({
      cardId: nonEmptyString,
      amountMinor: integer,
      paymentMethodId: optional(nonEmptyString),
      wallet: optional(validateWallet),
      isFirstCard: optional(boolean),
      missing: optional(validateMissing),
    }),
  ),
});
const stored = visitValue({ key: 'crema.pending-reload', version: 1, validate });

/** The number of changes to the stored reload and to whether a modal shows it. */
const changes = createSignal(0);
const notify = () => changes.set(changes.get() + 1);
let shown = 0;

/**
 * A reload that is not decided yet. The modal of add money continues with it when it is opened again, also after a visit to the
 * bank’s page; while no modal shows it, the remote asks for its decision.
 */
export const pendingReload = {
  read: stored.read,
  write: (reload: PendingReload | undefined): void => {
    stored.write(reload);
    notify();
  },
  isShown: (): boolean => shown > 0,
  /** Call it while a modal shows the reload, and the result when the modal is closed. */
  show: (): (() => void) => {
    shown += 1;
    notify();
    return () => {
      shown -= 1;
      notify();
    };
  },
  onChange: changes.subscribe,
};
