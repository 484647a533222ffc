/**
 * Every table. A module adds its own by declaration merging in its `*.tables.ts`: `declare module
 * '../storage/tables.ts' { interface Tables extends CardTables {} }`. This way storage imports no module.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Tables {}
