/** The pages of this remote, and the hashes of its modals. */
export const cardPaths = {
  list: '/account/cards',
  add: '/account/cards/add',
  card: (cardId: string) => `/account/cards/${encodeURIComponent(cardId)}`,
  transactions: (cardId: string) => `/account/cards/${encodeURIComponent(cardId)}/transactions`,
  paymentMethods: '/account/payment-method',
  addBankCard: '/account/payment-method/add/credit-card',
  editBankCard: (paymentMethodId: string) =>
    `/account/payment-method/edit/credit-card?id=${encodeURIComponent(paymentMethodId)}`,
  addAddress: '/account/payment-method/add/billing-address',
  editAddress: (addressId: string) =>
    `/account/payment-method/edit/billing-address?id=${encodeURIComponent(addressId)}`,
  addMoney: '#add-money',
  autoReload: '#auto-reload',
} as const;
