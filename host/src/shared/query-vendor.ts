/**
 * Apollo Client, which loads behind the first content of a page that the server rendered (docs/decisions/044). Concatenated, as
 * store-vendor.ts is. Versions of remotes that import its hooks get them from here.
 */
export * from './apollo-client.ts';
export * from './apollo-client-react.ts';
