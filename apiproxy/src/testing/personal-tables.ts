import { modules } from '../app/modules.ts';
import { collectPersonalData, listPersonalTables } from '../personal-data/personal-tables.ts';

/** Each table of the modules by its name, with the parts that are about a member. */
export const memberData = collectPersonalData(modules);
export const personalTables = listPersonalTables(memberData);
