import { sql, type RawBuilder } from 'kysely';

export const autoReloadTopic = 'auto-reload';

/**
 * Whether a reload of the row of `auto_reload` is under way: its job is due. A reload that waits for its next attempt, an hour
 * or a day later, is not under way.
 */
export const isReloading = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from card_reload
  join job on job.topic = ${autoReloadTopic} and job.payload ->> 'reloadId' = card_reload.reload_id
    and job.done_at is null and job.dead_at is null and job.run_at <= ${now}
  where card_reload.card_id = auto_reload.card_id and card_reload.purpose = 'auto-reload' and card_reload.state = 'STARTED')`;
