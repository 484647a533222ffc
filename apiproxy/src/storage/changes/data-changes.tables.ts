/** The version of the last change of a row, by table and key. A trigger writes it (data-changes.migration.ts). */
export interface DataChangeTable {
  topic: string;
  key: string;
  version: number;
}
export interface DataChangeTables {
  data_change: DataChangeTable;
}

declare module '../tables.ts' {
  interface Tables extends DataChangeTables {}
}
