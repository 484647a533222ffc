import type { RawBuilder } from 'kysely';
import type { ServerModule } from '../http/server-module.ts';
import type { LocalizedMessage } from '../i18n/messages.ts';
import type { DataSubject, GuestRows, ImpersonalTable, KeptRows } from './personal-data.ts';

/** A table of any module with rows about a member (D-119). */
export interface NamedTable {
  readonly about: LocalizedMessage;
  readonly exported: readonly string[];
  readonly withheld?: Readonly<Partial<Record<string, string>>>;
  readonly rowsOf: (member: DataSubject) => RawBuilder<boolean>;
  readonly kept?: KeptRows;
  readonly guest?: GuestRows;
}
type ModuleTables = Readonly<Record<string, NamedTable | ImpersonalTable>>;

declare module '../http/server-module.ts' {
  interface ServerModule {
    /** Each table of the module, with the parts that are about a member (D-119). */
    readonly personalData?: ModuleTables;
  }
}
declare module '../http/app-deps.ts' {
  interface AppDeps {
    /** The tables of all modules with rows about a member. */
    readonly personalTables: readonly (NamedTable & { readonly table: string })[];
  }
}

/** The tables of all modules by their names. */
export const collectPersonalData = (modules: readonly ServerModule[]): ModuleTables =>
  Object.assign({}, ...modules.map(({ personalData }) => personalData)) as ModuleTables;

export const listPersonalTables = (
  tables: ModuleTables,
): readonly (NamedTable & { readonly table: string })[] =>
  Object.entries(tables).flatMap(([table, data]) => ('rowsOf' in data ? [{ table, ...data }] : []));
