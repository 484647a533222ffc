/**
 * The shared libraries for queries and stores: Apollo Client, Redux, RxJS. They load with the first remote that uses one of
 * them; the host's own code uses none. As in vendor.ts, all of them are concatenated into one scope, and a second import
 * path would disable the concatenation.
 */
export * from './apollo-client.ts';
export * from './apollo-client-react.ts';
export * from './react-redux.ts';
export * from './redux-toolkit.ts';
export * from './redux-observable.ts';
export * from './rxjs.ts';
