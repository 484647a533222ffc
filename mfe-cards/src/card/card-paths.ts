/** The pages of this remote, and the hashes of its modals. */
export const cardPaths = {
  list: '/account/cards',
  add: '/account/cards/add',
  /** Registers a card during a transfer from this one, and returns to it (CRD-016). */
  addForTransfer: (fromCardId: string) => `/account/cards/add?transfer=${encodeURIComponent(fromCardId)}`,
  card: (cardId: string) => `/account/cards/${encodeURIComponent(cardId)}`,
  transactions: (cardId: string) => `/account/cards/${encodeURIComponent(cardId)}/transactions`,
  paymentMethods: '/account/payment-method',
  addBankCard: '/account/payment-method/add/credit-card',
  editBankCard: (paymentMethodId: string) =>
    `/account/payment-method/edit/credit-card?id=${encodeURIComponent(paymentMethodId)}`,
  addPayPal: '/account/payment-method/add/paypal',
  addAddress: '/account/payment-method/add/billing-address',
  editAddress: (addressId: string) =>
    `/account/payment-method/edit/billing-address?id=${encodeURIComponent(addressId)}`,
  guestAddress: '/account/payment-method/gift/guest/billing-address',
  guestCard: '/account/payment-method/gift/guest/credit-card',
  /** The page of an order, which belongs to ordering. */
  order: (orderId: string) => `/menu/order/${encodeURIComponent(orderId)}`,
  addMoney: '#add-money',
  autoReload: '#auto-reload',
} as const;
