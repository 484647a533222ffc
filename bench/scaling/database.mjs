// Reads the rows and bytes of every table, and the growth per order.
import pg from 'pg';

const query = `
  select c.relname as name, pg_total_relation_size(c.oid)::int as bytes,
         (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text::int as rows
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = 'public'`;

/** Maps a table to { rows, bytes }; the bytes include indexes. */
export const readTables = async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(query);
    return Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures]));
  } finally {
    await client.end();
  }
};

const round = (value) => Number(value.toFixed(2));
/** Returns { rows, bytes, tables } per order. Tables that every visit fills (sessions) count too. */
export const databaseGrowth = (before, after, orders) => {
  const grown = Object.entries(after)
    .map(([name, { rows, bytes }]) => [
      name,
      rows - (before[name]?.rows ?? 0),
      bytes - (before[name]?.bytes ?? 0),
    ])
    .filter(([, rows, bytes]) => rows > 0 || bytes > 0);
  const sum = (index) => grown.reduce((total, row) => total + row[index], 0) / orders;
  return {
    rows: round(sum(1)),
    bytes: Math.round(sum(2)),
    tables: Object.fromEntries(
      grown.map(([name, rows, bytes]) => [
        name,
        { rows: round(rows / orders), bytes: Math.round(bytes / orders) },
      ]),
    ),
  };
};
