// Prints the rows of each table of a stopped server's embedded database as JSON: node print-tables.mjs FOLDER.
import { openDatabase } from '../../../apiproxy/src/storage/database.ts';

const { db, close } = await openDatabase({ dataDir: process.argv[2] });
const printed = {};
for (const { schema, name } of await db.introspection.getTables())
  printed[name] = await db.withSchema(schema).selectFrom(name).selectAll().execute();
await close();
process.stdout.write(
  JSON.stringify(printed, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
);
