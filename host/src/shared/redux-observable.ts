export { createEpicMiddleware } from 'redux-observable';
