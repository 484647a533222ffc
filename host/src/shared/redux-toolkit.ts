// The exports of @reduxjs/toolkit that the host shares. A shared package is not tree-shaken, so only these
// are included.
export { combineReducers, configureStore, createAction, createReducer, createSlice } from '@reduxjs/toolkit';
