/** The page that hands an order over to the partner who delivers (D-23). */
export const deliveryPath = '/menu/delivery';
