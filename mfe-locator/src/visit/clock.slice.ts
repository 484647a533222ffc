import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ClockState {
  /** Milliseconds since 1970; “closes in 25 min” is counted from it. */
  readonly now: number;
}
export interface WithClock {
  readonly clock: ClockState;
}

const initial: ClockState = { now: 0 };
const clockSlice = createSlice({
  name: 'clock',
  initialState: initial,
  reducers: { clockTicked: (_state, { payload }: PayloadAction<number>) => ({ now: payload }) },
});
export const clockReducer = clockSlice.reducer;
export const { clockTicked } = clockSlice.actions;

export const selectNow = ({ clock }: WithClock): number => clock.now;
