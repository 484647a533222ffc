/**
 * Every shared library of the first page, reduced to the export lists in this folder. webpack concatenates
 * all modules behind this one into one scope, which makes them smaller. Import these libraries only through
 * this module (host and design system by aliases, remotes by the share entries): a second import path
 * disables the concatenation.
 */
export * from './apollo-client.ts';
export * from './apollo-client-react.ts';
export * from './react-intl.ts';
export * from './react-redux.ts';
export * from './react-router-dom.ts';
export * from './redux-toolkit.ts';
export * from './redux-observable.ts';
export * from './rxjs.ts';
