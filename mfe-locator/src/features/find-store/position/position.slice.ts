import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}
/**
 * The reason why the device gave no position: the customer or a setting refuses it, the device has none, it took too long, or
 * the browser's question was not answered.
 */
export type PositionError = 'denied' | 'unavailable' | 'slow' | 'unanswered';
/**
 * The status changes from idle to asking, to found and back to idle, or to the error. The last position remains
 * in `position`.
 */
export interface PositionState {
  readonly status: 'idle' | 'asking' | 'found' | PositionError;
  readonly position?: Position;
}
export interface WithPosition {
  readonly position: PositionState;
}

const initial: PositionState = { status: 'idle' };
const positionSlice = createSlice({
  name: 'position',
  initialState: initial,
  reducers: {
    /** The find-me button was pressed; nothing else requests the location (D-51). */
    findMePressed: (state) => {
      state.status = 'asking';
    },
    positionFound: (state: PositionState, { payload }: PayloadAction<Position>): PositionState =>
      // The customer may answer the browser's question after the wait.
      state.status === 'asking' || state.status === 'unanswered'
        ? { status: 'found', position: payload }
        : state,
    positionFailed: (state, { payload }: PayloadAction<PositionError>) => {
      if (state.status === 'asking') state.status = payload;
    },
    /** The URL contains the position now, or another search has replaced it. */
    positionSettled: (state) => {
      state.status = 'idle';
    },
  },
});
export const positionReducer = positionSlice.reducer;
export const { findMePressed, positionFound, positionFailed, positionSettled } = positionSlice.actions;

export const isPositionError = (status: PositionState['status']): status is PositionError =>
  status !== 'idle' && status !== 'asking' && status !== 'found';
export const selectPosition = ({ position }: WithPosition): PositionState => position;
