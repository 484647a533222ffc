export const giftPaths = {
  root: '/gift',
  category: (urn: string) => `/gift/category/${encodeURIComponent(urn)}`,
  /** A design with the form of a gift (GFT-001). */
  detail: (productNumber: string) => `/gift/${encodeURIComponent(productNumber)}`,
  confirmation: '/gift/confirmation',
  /** The member's gifts that wait for their day (D-73). */
  scheduled: '/gift/scheduled',
  /** The pages of a guest's payment, which mfe-cards provides (D-76). */
  guestAddress: '/account/payment-method/gift/guest/billing-address',
  guestCard: '/account/payment-method/gift/guest/credit-card',
  /** The modal in which a member chooses the payment of gifts, of mfe-cards too (CRD-004). */
  choosePayment: '#payment',
} as const;
