/**
 * Every shared library of the first page, by the names in the facades beside this file. One module on purpose: webpack
 * merges all that stands behind it into one scope, so the names inside are mangled and nothing is wrapped twice. Host,
 * design system and remotes come in by this door alone; a second importer of a library would cut it out of the merge.
 */
export * from './apollo-client.ts';
export * from './apollo-client-react.ts';
export * from './react-intl.ts';
export * from './react-redux.ts';
export * from './react-router-dom.ts';
export * from './redux.ts';
export * from './redux-observable.ts';
export * from './rxjs.ts';
