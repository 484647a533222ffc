// Made by npm run codegen from the .graphql files; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Currency =
  | 'USD'
  | 'CAD';

export type TransactionType =
  | 'PURCHASE'
  | 'MONEY_ADDED'
  | 'TRANSFER'
  | 'OTHER';

export type RegisterCardInput = {
  requestId: string;
  cardNumber: string;
  securityCode: string;
  nickname?: string | null | undefined;
};

export type DigitalCardInput = {
  requestId: string;
  nickname?: string | null | undefined;
};

export type RenameCardInput = {
  cardId: string;
  nickname: string;
};

export type ReloadStatus =
  | 'DONE'
  /** The bank decides within seconds. */
  | 'PENDING'
  /** The customer must act: open the action's URL. */
  | 'ACTION_REQUIRED'
  | 'FAILED';

export type ReloadCardInput = {
  requestId: string;
  cardId: string;
  /** In minor units: an amount of svcLoadOptions, or whole units from 5 to the card's headroom. */
  amountMinor?: number | null | undefined;
  paymentMethodId?: string | null | undefined;
  /** Of a wallet (PAY-004), instead of a stored payment method. */
  paymentInstrumentToken?: string | null | undefined;
  /** Our page to which a redirect returns; without it a payment that needs an action is refused. */
  returnUrl?: string | null | undefined;
};

export type TransferInput = {
  requestId: string;
  fromCardId: string;
  toCardId: string;
  /** The whole balance by default. */
  amountMinor?: number | null | undefined;
  /** Removes the source if the transfer empties it. The page asks first (CRD-016). */
  removeEmptied?: boolean | null | undefined;
};

export type AutoReloadInput = {
  cardId: string;
  amountMinor?: number | null | undefined;
  triggerAmountMinor?: number | null | undefined;
  paymentMethodId?: string | null | undefined;
};

export type AddressInput = {
  requestId: string;
  /** Billing by default. */
  type?: string | null | undefined;
  firstName: string;
  lastName: string;
  phoneNumber?: string | null | undefined;
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  postalCode: string;
  /** Of the country: IL, QC. */
  countrySubdivision: string;
  /** US or CA. */
  country: string;
};

export type UpdateAddressInput = {
  addressId: string;
  firstName: string;
  lastName: string;
  phoneNumber?: string | null | undefined;
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  postalCode: string;
  countrySubdivision: string;
  country: string;
};

export type SingleUseAddressInput = {
  line1: string;
  /** An empty line is sent as null (CRD-061). */
  line2?: string | null | undefined;
  city: string;
  postalCode: string;
  countrySubDivision: string;
  country: string;
};

export type PaymentInstrumentInput = {
  requestId: string;
  /** Of the vault's card form. */
  paymentInstrumentToken: string;
  addressId?: string | null | undefined;
  /** The first one is the default in any case. */
  default?: boolean | null | undefined;
};

/** A token replaces the card under the same paymentMethodId, so that auto reloads continue. */
export type UpdatePaymentInstrumentInput = {
  paymentMethodId: string;
  paymentInstrumentToken?: string | null | undefined;
  addressId?: string | null | undefined;
};

export type PayPalInput = {
  requestId: string;
  /** The first payment method is the default in any case. */
  default?: boolean | null | undefined;
};

/** ADDED: the account is stored. EXPIRED: 30 minutes have passed, start again. CANCELLED, FAILED: nothing is stored. */
export type PayPalStatus =
  | 'WAITING'
  | 'ADDED'
  | 'CANCELLED'
  | 'FAILED'
  | 'EXPIRED';

export type StartPayPalMutationVariables = Exact<{
  input: PayPalInput;
}>;


export type StartPayPalMutation = { startPayPal: { __typename: 'PayPalApproval', approvalId: string, status: PayPalStatus, url: string | null, paymentInstrument: { __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null } | null } };

export type FinishPayPalMutationVariables = Exact<{
  approvalId: string;
}>;


export type FinishPayPalMutation = { finishPayPal: { __typename: 'PayPalApproval', approvalId: string, status: PayPalStatus, url: string | null, paymentInstrument: { __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null } | null } };

export type ApprovalFieldsFragment = { __typename: 'PayPalApproval', approvalId: string, status: PayPalStatus, url: string | null, paymentInstrument: { __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null } | null };

export type GetPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaymentMethodsQuery = { user: { __typename: 'User', paymentInstruments: Array<{ __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null }>, addressList: Array<{ __typename: 'BillingAddress', addressId: string, firstName: string, lastName: string, phoneNumber: string | null, addressLine1: string, addressLine2: string | null, city: string, postalCode: string, countrySubdivision: string, country: string }> } | null };

export type PaymentMethodFieldsFragment = { __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null };

export type AddressFieldsFragment = { __typename: 'BillingAddress', addressId: string, firstName: string, lastName: string, phoneNumber: string | null, addressLine1: string, addressLine2: string | null, city: string, postalCode: string, countrySubdivision: string, country: string };

export type AddSingleUseBillingAddressMutationVariables = Exact<{
  input: SingleUseAddressInput;
}>;


export type AddSingleUseBillingAddressMutation = { addSingleUseBillingAddress: { __typename: 'SingleUseBillingAddress', addressToken: string } };

export type CreateStoringKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateStoringKeyMutation = { createStoringKey: string };

export type AddPaymentInstrumentMutationVariables = Exact<{
  input: PaymentInstrumentInput;
}>;


export type AddPaymentInstrumentMutation = { addPaymentInstrument: { __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null } };

export type UpdatePaymentInstrumentMutationVariables = Exact<{
  input: UpdatePaymentInstrumentInput;
}>;


export type UpdatePaymentInstrumentMutation = { updatePaymentInstrument: { __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null } };

export type SetDefaultPaymentInstrumentMutationVariables = Exact<{
  paymentMethodId: string;
}>;


export type SetDefaultPaymentInstrumentMutation = { setDefaultPaymentInstrument: { __typename: 'PaymentInstrument', paymentMethodId: string, paymentType: string, accountNumberLastFour: string, accountName: string | null, default: boolean, expiryMonth: number | null, expiryYear: number | null, expiry: string, isReadOnly: boolean, autoReloadCardIds: Array<string>, billingAddress: { __typename: 'BillingAddress', addressId: string } | null } };

export type RemovePaymentInstrumentMutationVariables = Exact<{
  paymentMethodId: string;
}>;


export type RemovePaymentInstrumentMutation = { removePaymentInstrument: string };

export type CreateAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type CreateAddressMutation = { createAddress: { __typename: 'BillingAddress', addressId: string, firstName: string, lastName: string, phoneNumber: string | null, addressLine1: string, addressLine2: string | null, city: string, postalCode: string, countrySubdivision: string, country: string } };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { __typename: 'BillingAddress', addressId: string, firstName: string, lastName: string, phoneNumber: string | null, addressLine1: string, addressLine2: string | null, city: string, postalCode: string, countrySubdivision: string, country: string } };

export type RemoveAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RemoveAddressMutation = { removeAddress: string };

export type CreateAutoReloadMutationVariables = Exact<{
  input: AutoReloadInput;
}>;


export type CreateAutoReloadMutation = { createAutoReload: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type UpdateAutoReloadMutationVariables = Exact<{
  input: AutoReloadInput;
}>;


export type UpdateAutoReloadMutation = { updateAutoReload: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type DisableAutoReloadMutationVariables = Exact<{
  cardId: string;
}>;


export type DisableAutoReloadMutation = { disableAutoReload: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type ReloadCardMutationVariables = Exact<{
  input: ReloadCardInput;
}>;


export type ReloadCardMutation = { reloadCard: { __typename: 'CardReload', reloadId: string, status: ReloadStatus, errorCode: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, action: { __typename: 'PaymentActionView', kind: string, url: string } | null, card: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } | null } };

export type GetCardReloadQueryVariables = Exact<{
  reloadId: string;
}>;


export type GetCardReloadQuery = { user: { __typename: 'User', cardReload: { __typename: 'CardReload', reloadId: string, status: ReloadStatus, errorCode: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, action: { __typename: 'PaymentActionView', kind: string, url: string } | null, card: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } | null } | null } | null };

export type ReloadFieldsFragment = { __typename: 'CardReload', reloadId: string, status: ReloadStatus, errorCode: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, action: { __typename: 'PaymentActionView', kind: string, url: string } | null, card: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } | null };

export type RegisterCardMutationVariables = Exact<{
  input: RegisterCardInput;
}>;


export type RegisterCardMutation = { registerCard: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type CreateDigitalCardMutationVariables = Exact<{
  input: DigitalCardInput;
}>;


export type CreateDigitalCardMutation = { createDigitalCard: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type GetTransactionsQueryVariables = Exact<{
  cardId: string;
  type?: TransactionType | null | undefined;
  month?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type GetTransactionsQuery = { user: { __typename: 'User', transactions: { __typename: 'TransactionMonth', month: string | null, olderMonth: string | null, newerMonth: string | null, entries: Array<{ __typename: 'LedgerEntry', entryId: string, kind: string, at: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, balanceAfter: { __typename: 'Money', amountMinor: number, currency: Currency }, order: { __typename: 'LedgerOrder', orderId: string, storeName: string, timeZoneId: string } | null }> } } | null };

export type RenameCardMutationVariables = Exact<{
  input: RenameCardInput;
}>;


export type RenameCardMutation = { renameCard: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type SetPrimaryCardMutationVariables = Exact<{
  cardId: string;
}>;


export type SetPrimaryCardMutation = { setPrimaryCard: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type RemoveCardMutationVariables = Exact<{
  cardId: string;
}>;


export type RemoveCardMutation = { removeCard: { __typename: 'CardRemoval', cardId: string, lastFour: string, undoUntil: string } };

export type UndoRemoveCardMutationVariables = Exact<{
  cardId: string;
}>;


export type UndoRemoveCardMutation = { undoRemoveCard: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } };

export type GetCardLedgerQueryVariables = Exact<{
  cardId: string;
  limit?: number | null | undefined;
}>;


export type GetCardLedgerQuery = { user: { __typename: 'User', ledger: Array<{ __typename: 'LedgerEntry', entryId: string, kind: string, at: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, balanceAfter: { __typename: 'Money', amountMinor: number, currency: Currency }, order: { __typename: 'LedgerOrder', orderId: string, storeName: string, timeZoneId: string } | null }> } | null };

export type TransferCardBalanceMutationVariables = Exact<{
  input: TransferInput;
}>;


export type TransferCardBalanceMutation = { transferCardBalance: { __typename: 'CardTransfer', transferId: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, from: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } | null, to: { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } } | null, removal: { __typename: 'CardRemoval', cardId: string, lastFour: string, undoUntil: string } | null } };

export type GetCardProblemQueryVariables = Exact<{
  cardId: string;
}>;


export type GetCardProblemQuery = { user: { __typename: 'User', cardProblem: { __typename: 'CardProblem', code: string, lastFour: string | null, nickname: string | null } | null } | null };

export type GetCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCardsQuery = { user: { __typename: 'User', cards: Array<{ __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } }>, removedCards: Array<{ __typename: 'CardRemoval', cardId: string, lastFour: string, undoUntil: string }> } | null };

export type CardFieldsFragment = { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, isDigital: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', status: string, isActive: boolean, isReloading: boolean, paymentMethodId: string | null, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, addMoney: { __typename: 'AddMoneyOptions', headroom: { __typename: 'Money', amountMinor: number, currency: Currency }, options: Array<{ __typename: 'AddMoneyOption', isAvailable: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, other: { __typename: 'AmountRange', least: { __typename: 'Money', amountMinor: number, currency: Currency }, most: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } };

