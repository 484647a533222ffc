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

/** Performs `action` and returns the milliseconds of each task that it and its consequences needed. */
export const traceTasks = async (browser, page, action) => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = mainThreadIn(traceEvents);
  return traceEvents
    .filter((event) => taskNames.includes(event.name) && threadOf(event) === main)
    .map(({ tdur = 0 }) => tdur / 1000);
};
