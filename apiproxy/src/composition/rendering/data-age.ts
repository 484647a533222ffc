/**
 * Milliseconds for which the data of pages is kept, as in the cache of public replies. Outside production every change is visible
 * immediately.
 */
export const dataAgeMs = ({ production }: { readonly production: boolean }): number =>
  production ? 5_000 : 0;
