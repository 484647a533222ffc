import { createAction } from '@reduxjs/toolkit';

/** The server has announced a move of an open order. */
export const openOrderMoved = createAction('openOrders/openOrderMoved');
