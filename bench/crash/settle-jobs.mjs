// Runs the jobs that a crash run leaves for later, with clocks that are ahead: those that end what a customer left at the bank (10
// minutes) and release what is held (15), and a refund whose key Stripe forgets after a day.
import { modules } from '../../apiproxy/src/app/modules.ts';
import { createClockAhead } from '../../apiproxy/src/http/system.ts';
import { collectJobs } from '../../apiproxy/src/jobs/collect-jobs.ts';
import { runDueJobs } from '../../apiproxy/src/jobs/run-jobs.ts';

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * 60;
const releasedMinutes = 20;
/** The bank's list of chargebacks is compared once more: the webhook of one may be lost. */
const chargebacks = 'book-chargebacks';
/** The sandbox posts its webhooks to a server, and none runs. */
const jobs = collectJobs(modules).filter(
  ({ topic, lane }) =>
    topic !== 'sandbox-webhook' && (['money', 'mail'].includes(lane) || topic === chargebacks),
);
/** Whether the periodic comparison is scheduled again depends on the minute: nothing waits for it. */
const awaited = jobs.map(({ topic }) => topic).filter((topic) => topic !== chargebacks);

const countWaiting = async ({ db }, until) => {
  const { n } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('topic', 'in', awaited)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('run_at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** Runs what is due `ahead` minutes later until nothing is due within the next ones. */
const runAhead = async ({ depsAt, payments }, ahead) => {
  await payments.setAhead(ahead * minuteMs);
  const deps = depsAt(createClockAhead(ahead));
  await deps.db
    .updateTable('job')
    .set({ run_at: deps.clock.now() })
    .where('topic', '=', chargebacks)
    .where('done_at', 'is', null)
    .execute();
  await runDueJobs(deps, jobs);
  return countWaiting(deps, new Date(deps.clock.now().getTime() + dayMinutes * minuteMs));
};

const runUntilSettled = async (run) => {
  let ahead = releasedMinutes;
  // A failing job waits at most an hour; a refund whose stored error Stripe repeats needs a day.
  for (const further of [dayMinutes, 2 * dayMinutes]) {
    if ((await runAhead(run, ahead)) === 0) return ahead;
    ahead = releasedMinutes + further;
  }
  await runAhead(run, ahead);
  return ahead;
};

/** The audit looks at the jobs with the usual clock. */
const scheduleAgain = ({ db }) =>
  db
    .updateTable('job')
    .set({ run_at: new Date(Date.now() + hourMinutes * minuteMs) })
    .where('topic', '=', chargebacks)
    .where('done_at', 'is', null)
    .execute();

/** Returns the minutes by which the clocks are ahead in the end. The servers have ended; Stripe answers without faults. */
export const settleJobs = async (run) => {
  const ahead = await runUntilSettled(run);
  await scheduleAgain(run.depsAt(createClockAhead(0)));
  return ahead;
};
