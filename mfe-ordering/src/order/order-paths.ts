/** Where an order's pages are. Whether another remote brings a page is asked of the host (`hasPage`) before it is linked. */
export const orderPaths = {
  cart: '/menu/cart',
  guestCheckout: '/menu/cart/guest/checkout',
  previous: '/menu/previous',
  createAccount: '/account/create',
  cards: '/account/cards',
  curbside: '/pickup',
  checkIn: (orderToken: string, storeNumber: string) =>
    `${orderPaths.curbside}?${new URLSearchParams({ orderToken, storeNumber }).toString()}`,
} as const;
