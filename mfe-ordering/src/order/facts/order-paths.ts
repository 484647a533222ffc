/** The paths of an order's pages. Call the host's `hasPage` before linking to a page of another remote. */
export const orderPaths = {
  cart: '/menu/cart',
  guestCheckout: '/menu/cart/guest/checkout',
  previous: '/menu/previous',
  createAccount: '/account/create',
  cards: '/account/cards',
  /** The modal of the cards remote, on the page that is open. */
  choosePayment: '#payment-summary',
  curbside: '/pickup',
  checkIn: (orderToken: string, storeNumber: string) =>
    `${orderPaths.curbside}?${new URLSearchParams({ orderToken, storeNumber }).toString()}`,
} as const;
