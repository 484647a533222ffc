import { sql } from 'kysely';
import type { OperatorCommand } from '../../operations/operator-command.ts';
import { usageRetentionDays } from './prune-telemetry.job.ts';

const defaultDays = 7;
const dayMs = 24 * 60 * 60_000;

const readDays = (text: string | boolean | undefined): number => {
  const days = text === undefined ? defaultDays : Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= usageRetentionDays) return days;
  throw new Error(`--days: found ${text}; expected a whole number from 1 to ${usageRetentionDays}`);
};
const formatFields = (fields: string): string =>
  Object.entries(JSON.parse(fields) as Record<string, string>)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

/** `npm run usage` lists the usage events per day of visitors who agreed to share them. */
export const usageCommand: OperatorCommand = {
  name: 'usage',
  summary: `Usage events per day, event, remote and version; the last ${defaultDays} days unless --days is given`,
  usage: '[--days N] [--event NAME]',
  options: { days: 'string', event: 'string' },
  run: async ({ db, clock }, { options }) => {
    const days = readDays(options['days']);
    const first = new Date(clock.now().getTime() - (days - 1) * dayMs).toISOString().slice(0, 10);
    const { event } = options;
    const rows = await db
      .selectFrom('usage_count')
      .select([sql<string>`day::text`.as('day'), 'event', 'remote', 'version', 'fields', 'n'])
      .where('day', '>=', first)
      .$if(typeof event === 'string', (query) => query.where('event', '=', String(event)))
      .orderBy('day', 'desc')
      .orderBy('event')
      .orderBy('remote')
      .orderBy('version')
      .orderBy('fields')
      .execute();
    const total = rows.reduce((sum, { n }) => sum + Number(n), 0);
    return {
      columns: ['day', 'event', 'remote', 'version', 'fields', 'count'],
      rows: rows.map((row) => [
        row.day,
        row.event,
        row.remote,
        row.version,
        formatFields(row.fields),
        String(row.n),
      ]),
      summary: `${total} events since ${first}`,
      ok: true,
    };
  },
};
