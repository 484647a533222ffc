export { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
