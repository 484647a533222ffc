import { createReducer } from '@reduxjs/toolkit';
import { visitorChanged, type Visitor } from '../../facts/order.actions.ts';

const initial: Visitor = { audience: 'anonymous', locale: 'en-US' };
export const visitorReducer = createReducer(initial, (builder) =>
  builder.addCase(visitorChanged, (_state, { payload }) => payload),
);
