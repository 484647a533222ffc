export { applyMiddleware, combineReducers, compose, legacy_createStore } from 'redux';
