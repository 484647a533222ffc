import {
  nonEmptyString,
  object,
  pattern,
  recordOf,
  type Validated,
  type Validator,
} from '../validation/value-validators.ts';

/**
 * The place that a variable's value comes from: `:name` is a parameter of the route's path, `?name` a
 * parameter of the search, `locale` the visitor's language, `store` the number of the order store.
 */
const variableSource = pattern(/^(?:[:?]\w+|locale|store)$/);
const queryRow = object({
  operation: nonEmptyString,
  /** Variable → source, in the order in which the page writes its variables: the URL is the cache key. */
  variables: recordOf(variableSource),
});
export type QueryRow = Validated<typeof queryRow>;

/** A row of `preload` in remote.json. A name alone means a query whose only variable is the language. */
export const preloadRow: Validator<string | QueryRow> = (value, path) =>
  (typeof value === 'string' ? nonEmptyString : queryRow)(value, path);
export type PreloadRow = string | QueryRow;
