import { sql } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { defineHourlyJob } from '../../jobs/periodic-job.ts';
import { deleteInBatches } from '../../storage/delete-in-batches.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const doneJobsRetentionMs = 7 * dayMs;
/** The longest window of a limit is a day: a counter that is deleted earlier begins again from zero. */
const longestWindowMs = dayMs;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

const sweepSessionRows = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db.selectFrom('session').select('sid_hash').where('expires_at', '<=', now).limit(limit);
    return db.deleteFrom('session').where('sid_hash', 'in', ended);
  });

const sweepDoneJobs = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const done = db
      .selectFrom('job')
      .select('id')
      .where('done_at', '<', ago(now, doneJobsRetentionMs))
      .limit(limit);
    return db.deleteFrom('job').where('id', 'in', done);
  });

const sweepCounters = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = sql`select key, window_start from rate_bucket where window_start < ${ago(now, longestWindowMs)} limit ${limit}`;
    return db.deleteFrom('rate_bucket').where(sql<boolean>`(key, window_start) in (${ended})`);
  });

const sweepTurns = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('sign_in_turn')
      .select('key')
      .where('turn_at', '<', ago(now, hourMs))
      .limit(limit);
    return db.deleteFrom('sign_in_turn').where('key', 'in', ended);
  });

const sweepWrites = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db.selectFrom('idempotent_write').select('id').where('expires_at', '<=', now).limit(limit);
    return db.deleteFrom('idempotent_write').where('id', 'in', ended);
  });

const sweepChallenges = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('mfa_challenge')
      .select('challenge_id')
      // The wrong codes of an hour are added up (challenge.ts).
      .where('expires_at', '<=', ago(now, hourMs))
      .limit(limit);
    return db.deleteFrom('mfa_challenge').where('challenge_id', 'in', ended);
  });

const sweepEnrolments = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('mfa_enrolment')
      .select('enrolment_id')
      .where('expires_at', '<=', now)
      .limit(limit);
    return db.deleteFrom('mfa_enrolment').where('enrolment_id', 'in', ended);
  });

const sweepPasskeyChallenges = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('passkey_challenge')
      .select('challenge_id')
      .where('expires_at', '<=', now)
      .limit(limit);
    return db.deleteFrom('passkey_challenge').where('challenge_id', 'in', ended);
  });

const sweepSsoTokens = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('used_sso_token')
      .select('token_id')
      .where('expires_at', '<=', now)
      .limit(limit);
    return db.deleteFrom('used_sso_token').where('token_id', 'in', ended);
  });

const sweepEmailUndos = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('email_change_undo')
      .select('undo_id')
      .where('expires_at', '<=', now)
      .limit(limit);
    return db.deleteFrom('email_change_undo').where('undo_id', 'in', ended);
  });

const sweepTrustedBrowsers = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('trusted_browser')
      .select('browser_id')
      .where('expires_at', '<=', now)
      .limit(limit);
    return db.deleteFrom('trusted_browser').where('browser_id', 'in', ended);
  });

/** Deletes ended sessions, challenges, enrolments, trusted browsers, used tokens, attempt counters, expired idempotency keys, sign-in slots and completed jobs. */
export const { job: sweepSessions, schedule: scheduleSweep } = defineHourlyJob(
  'sweep-sessions',
  async (deps) => {
    const now = deps.clock.now();
    await sweepSessionRows(deps, now);
    await sweepCounters(deps, now);
    await sweepTurns(deps, now);
    await sweepWrites(deps, now);
    await sweepChallenges(deps, now);
    await sweepEnrolments(deps, now);
    await sweepTrustedBrowsers(deps, now);
    await sweepPasskeyChallenges(deps, now);
    await sweepSsoTokens(deps, now);
    await sweepEmailUndos(deps, now);
    await sweepDoneJobs(deps, now);
  },
);
