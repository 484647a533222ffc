import type { Kysely } from 'kysely';
import type { OperatorCommand } from '../operations/operator-command.ts';
import type { Tables } from '../storage/tables.ts';
import { jobState, type JobState } from './job-state.ts';

const maxListed = 200;
/** Without --all, only jobs in these states are listed: they need a person. */
const failingStates: readonly JobState[] = ['dead', 'failing'];

const openJobs = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('job')
    .selectAll()
    .select(jobState(now).as('state'))
    .where('done_at', 'is', null)
    .orderBy('run_at')
    .orderBy('id');

const formatDate = (date: Date | null) => date?.toISOString().slice(0, 19).replace('T', ' ') ?? '';

const list: OperatorCommand = {
  name: 'list',
  summary: 'Dead and failing jobs; with --all every job that is not done',
  usage: 'list [--all] [--topic TOPIC]',
  options: { all: 'boolean', topic: 'string' },
  run: async ({ db, clock }, { options }) => {
    const jobs = (await openJobs(db, clock.now()).execute()).filter(
      ({ state, topic }) =>
        (options['all'] === true || failingStates.includes(state)) &&
        (options['topic'] === undefined || topic === options['topic']),
    );
    const dead = jobs.filter(({ state }) => state === 'dead').length;
    return {
      columns: ['id', 'topic', 'state', 'tries', 'failing since', 'next try', 'last error'],
      rows: jobs
        .slice(0, maxListed)
        .map(({ id, topic, state, attempts, failing_since, run_at, dead_at, last_error }) => [
          id,
          topic,
          state,
          String(attempts),
          formatDate(failing_since),
          dead_at ? '' : formatDate(run_at),
          last_error ?? '',
        ]),
      summary: `${jobs.length} jobs, ${dead} dead`,
      ok: true,
    };
  },
};

const revive: OperatorCommand = {
  name: 'revive',
  summary: 'Runs dead and failing jobs now, as if they had never failed',
  usage: 'revive ID… | --topic TOPIC | --all',
  options: { all: 'boolean', topic: 'string' },
  run: async ({ db, clock, notify }, { options, positionals }) => {
    if (positionals.length === 0 && options['topic'] === undefined && options['all'] !== true)
      throw new Error('revive: no jobs selected. Name their ids, --topic TOPIC or --all.');
    const now = clock.now();
    const chosen = (await openJobs(db, now).execute()).filter(
      ({ id, topic, state }) =>
        failingStates.includes(state) &&
        (positionals.length === 0 || positionals.includes(id)) &&
        (options['topic'] === undefined || topic === options['topic']),
    );
    const revived =
      chosen.length === 0
        ? []
        : await db
            .updateTable('job')
            .set({ dead_at: null, failing_since: null, attempts: 0, run_at: now })
            .where(
              'id',
              'in',
              chosen.map(({ id }) => id),
            )
            .where('done_at', 'is', null)
            .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
            .returning(['id', 'topic'])
            .execute();
    notify();
    const missed = positionals.filter((word) => !revived.some(({ id }) => id === word));
    return {
      columns: ['id', 'topic'],
      rows: revived.map(({ id, topic }) => [id, topic]),
      summary: `${revived.length} revived${missed.length > 0 ? `; neither dead nor failing: ${missed.join(', ')}` : ''}`,
      ok: missed.length === 0,
    };
  },
};

export const jobCommands: readonly OperatorCommand[] = [list, revive];
