// What remotes may import from @reduxjs/toolkit: a shared package is not tree-shaken, this list is all of it.
export { combineReducers, configureStore, createAction, createReducer, createSlice } from '@reduxjs/toolkit';
