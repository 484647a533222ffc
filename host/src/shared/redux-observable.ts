export { combineEpics, createEpicMiddleware, ofType } from 'redux-observable';
