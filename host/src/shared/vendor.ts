/**
 * Every shared library of the first page, reduced to the export lists in this folder. webpack concatenates
 * all modules behind this one into one scope, which makes them smaller. Import these libraries only through
 * this module (host and design system by aliases, remotes by the share entries): a second import path
 * disables the concatenation.
 */
export * from './react-intl.ts';
export * from './react-router-dom.ts';
