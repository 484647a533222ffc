/**
 * The shared libraries for stores: Redux and RxJS. They load with the first remote that has a store or queries; the host's own
 * code uses none. As in vendor.ts, all of them are concatenated into one scope, and a second import path would disable the
 * concatenation. Apollo Client (query-vendor.ts) imports RxJS from here.
 */
export * from './react-redux.ts';
export * from './redux-toolkit.ts';
export * from './redux-observable.ts';
export * from './rxjs.ts';
export * from './rxjs-of-apollo.ts';
