/**
 * The state of this remote's store: the parameter of every selector and epic. A room adds its part by declaration merging
 * (`declare module '…/state/root-state.ts'`), next to its reducer, so that no lower room imports a higher one;
 * `ordering.reducer.ts` combines the reducers.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the rooms declare its members
export interface RootState {}
