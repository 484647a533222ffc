import { fact, on, reducerOf } from '@crema/remote-kit';

export interface ClockState {
  /** Milliseconds since 1970; what "closes in 25 min" counts from. */
  readonly now: number;
}
export interface HasClock {
  readonly clock: ClockState;
}
export const clockTicked = fact<number>('clock/ticked');

const when = on<ClockState>();
export const clockReducer = reducerOf<ClockState>({ now: 0 }, [
  when(clockTicked, (_state, now) => ({ now })),
]);

export const selectNow = ({ clock }: HasClock): number => clock.now;
