/** Where an order's pages are. */
export const orderPaths = {
  cart: '/menu/cart',
  guestCheckout: '/menu/cart/guest/checkout',
  previous: '/menu/previous',
  createAccount: '/account/create',
  checkIn: (orderToken: string, storeNumber: string) =>
    `/pickup?${new URLSearchParams({ orderToken, storeNumber }).toString()}`,
} as const;
