import type { AppDeps } from '../http/app-deps.ts';
import { defineHourlyJob } from '../jobs/periodic-job.ts';
import { deleteInBatches } from '../storage/delete-in-batches.ts';

/** A used code is known for a day, so that a second use is noticed. */
const codeRetentionMs = 24 * 60 * 60_000;

const sweepTokens = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const ended = db
      .selectFrom('oauth_token')
      .select('token_hash')
      .where('expires_at', '<=', now)
      .limit(limit);
    return db.deleteFrom('oauth_token').where('token_hash', 'in', ended);
  });
const sweepCodes = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const before = new Date(now.getTime() - codeRetentionMs);
    const ended = db
      .selectFrom('oauth_code')
      .select('code_hash')
      .where('expires_at', '<=', before)
      .limit(limit);
    return db.deleteFrom('oauth_code').where('code_hash', 'in', ended);
  });
/** A connection without a code or a token left: the app has not been used for 90 days. The member is asked again. */
const sweepGrants = ({ db }: AppDeps, now: Date) =>
  deleteInBatches((limit) => {
    const before = new Date(now.getTime() - codeRetentionMs);
    const ended = db
      .selectFrom('oauth_grant')
      .select('grant_id')
      .where('granted_at', '<=', before)
      .where('grant_id', 'not in', db.selectFrom('oauth_token').select('grant_id'))
      .where('grant_id', 'not in', db.selectFrom('oauth_code').select('grant_id'))
      .limit(limit);
    return db.deleteFrom('oauth_grant').where('grant_id', 'in', ended);
  });

/** Deletes expired tokens, old codes, and connections that have neither. */
export const { job: sweepOauth, schedule: scheduleOauthSweep } = defineHourlyJob(
  'sweep-oauth',
  async (deps) => {
    const now = deps.clock.now();
    await sweepTokens(deps, now);
    await sweepCodes(deps, now);
    await sweepGrants(deps, now);
  },
);
