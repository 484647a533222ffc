import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memberChanged, orderPlaced } from '../../facts/order.actions.ts';

/** The name for the cup as typed; empty for the customer's own name. */
const cupNameSlice = createSlice({
  name: 'cupName',
  initialState: '',
  reducers: { cupNameTyped: (_state, { payload }: PayloadAction<string>) => payload },
  extraReducers: (builder) => builder.addCase(orderPlaced, () => '').addCase(memberChanged, () => ''),
});
export const cupNameReducer = cupNameSlice.reducer;
export const { cupNameTyped } = cupNameSlice.actions;
