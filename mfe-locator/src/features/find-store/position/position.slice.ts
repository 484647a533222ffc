import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}
/**
 * The status changes from idle to asking, to found and back to idle, or to denied. The last position remains
 * in `position`.
 */
export interface PositionState {
  readonly status: 'idle' | 'asking' | 'found' | 'denied';
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
      state.status === 'asking' ? { status: 'found', position: payload } : state,
    positionDenied: (state) => {
      if (state.status === 'asking') state.status = 'denied';
    },
    /** The URL contains the position now, or another search has replaced it. */
    positionSettled: (state) => {
      state.status = 'idle';
    },
  },
});
export const positionReducer = positionSlice.reducer;
export const { findMePressed, positionFound, positionDenied, positionSettled } = positionSlice.actions;

export const selectPosition = ({ position }: WithPosition): PositionState => position;
