// The tasks of a page's main thread during an action, by a trace of the browser. Their length is processor time of that thread (with
// the slowdown), so other work of the machine does not make a task longer.
const taskNames = ['RunTask', 'ThreadControllerImpl::RunTask'];
const threadOf = ({ pid, tid }) => `${pid}:${tid}`;

/** The main thread that worked most: that of the page. */
const mainThreadIn = (events) => {
  const work = new Map();
  for (const event of events)
    if (taskNames.includes(event.name))
      work.set(threadOf(event), (work.get(threadOf(event)) ?? 0) + (event.tdur ?? 0));
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf)
    .toSorted((a, b) => (work.get(b) ?? 0) - (work.get(a) ?? 0))[0];
};

/** Performs `action`; returns the events of the trace, and those of them that are tasks of the page's main thread. */
const trace = async (browser, page, action) => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  await action();
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString());
  const main = mainThreadIn(events);
  return {
    events,
    tasks: events.filter((event) => taskNames.includes(event.name) && threadOf(event) === main),
  };
};

/** The share of a task's processor time that lies between two times of the trace. */
const timeWithin = ({ ts, dur, tdur = 0 }, start, end) => {
  const overlap = Math.min(end, ts + dur) - Math.max(start, ts);
  return overlap > 0 ? (tdur * overlap) / dur : 0;
};

/**
 * Performs `action`; returns for each interaction, in order, the milliseconds of processor time that the page's main thread
 * needed from the press or key to the frame that answers it.
 */
export const traceInteractions = async (browser, page, action) => {
  const { events, tasks } = await trace(browser, page, action);
  const timings = events.filter(({ name, ph }) => name === 'EventTiming' && ph === 'b');
  const longest = new Map();
  for (const { ts, args } of timings) {
    const { interactionId, duration } = args.data;
    if (!interactionId) continue;
    const end = ts + duration * 1000;
    const needed = tasks.reduce((sum, task) => sum + timeWithin(task, ts, end), 0) / 1000;
    longest.set(interactionId, Math.max(needed, longest.get(interactionId) ?? 0));
  }
  return [...longest.values()];
};

/** Performs `action`; returns the milliseconds of processor time of the page's main thread between two marks that it sets. */
export const traceBetween = async (browser, page, action, from, to) => {
  const { events, tasks } = await trace(browser, page, action);
  const timeOf = (mark) => events.find(({ name, cat }) => name === mark && cat.includes('user_timing'))?.ts;
  return tasks.reduce((sum, task) => sum + timeWithin(task, timeOf(from), timeOf(to)), 0) / 1000;
};
