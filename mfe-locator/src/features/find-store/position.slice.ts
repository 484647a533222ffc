import { fact, on, reducerOf } from '@crema/remote-kit';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}
/** idle → asking → found → idle, or refused. The last position stays in `position`. */
export interface PositionState {
  readonly status: 'idle' | 'asking' | 'found' | 'refused';
  readonly position?: Position;
}
export interface WithPosition {
  readonly position: PositionState;
}

/** The find-me button was pressed; nothing else requests the location (D-51). */
export const findMePressed = fact('position/findMePressed');
export const positionFound = fact<Position>('position/found');
export const positionRefused = fact('position/refused');
/** The position is in the URL now, or another search has replaced it. */
export const positionSettled = fact('position/settled');

const when = on<PositionState>();
export const positionReducer = reducerOf<PositionState>({ status: 'idle' }, [
  when(findMePressed, (state) => ({ ...state, status: 'asking' })),
  when(positionFound, (state, position) =>
    state.status === 'asking' ? { status: 'found', position } : state,
  ),
  when(positionRefused, (state) => (state.status === 'asking' ? { ...state, status: 'refused' } : state)),
  when(positionSettled, (state) => ({ ...state, status: 'idle' })),
]);

export const selectPosition = ({ position }: WithPosition): PositionState => position;
