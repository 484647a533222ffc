import type { Action, Dispatch, Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore, type TypedUseSelectorHook } from 'react-redux';

/** A remote's components dispatch plain actions; its epics do the asynchronous work. */
export type AppDispatch = Dispatch<Action>;

/** The hooks of react-redux, typed with the state of one remote. */
export interface StoreHooks<S> {
  readonly useAppDispatch: () => AppDispatch;
  readonly useAppSelector: TypedUseSelectorHook<S>;
  readonly useAppStore: () => Store<S, Action>;
}
export const storeHooks = <S>(): StoreHooks<S> => ({
  useAppDispatch: useDispatch,
  useAppSelector: useSelector,
  useAppStore: useStore,
});
