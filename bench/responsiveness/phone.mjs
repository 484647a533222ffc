// A phone whose processor is four times slower than this machine's: records the interactions of a page.
import { setTimeout } from 'node:timers/promises';

export const cpuSlowdown = 4;
const longestMs = 60_000;

/** Records every interaction of the page's life (Event Timing). */
const watchInteractions = () => {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const {
      interactionId,
      duration,
      startTime,
      processingStart,
      processingEnd,
      name,
    } of list.getEntries())
      if (interactionId)
        globalThis.interactions.push({
          id: interactionId,
          name,
          duration,
          delay: processingStart - startTime,
          processing: processingEnd - processingStart,
        });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  // Event Timing leaves out an interaction that is answered within 16 ms: the page then counts the presses itself.
  globalThis.presses = [];
  for (const name of ['click', 'keydown'])
    addEventListener(name, ({ isTrusted }) => isTrusted && globalThis.presses.push(name), { capture: true });
};

/**
 * Requests a small picture of each frame. Without a consumer this browser may report a frame as shown only with the next one: an
 * answer that was there after 24 ms (its picture shows it) counted as long as the pause until the next press.
 */
const showFrames = async (session) => {
  session.on('Page.screencastFrame', ({ sessionId }) => {
    // The page may be closed before its last frame is acknowledged.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 10, maxWidth: 40, maxHeight: 87 });
};

/** Opens a page of a new visitor. */
export const openPhone = async (browser, origin) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(longestMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await showFrames(session);
  await page.addInitScript(watchInteractions);
  return { page, close: () => context.close() };
};

const idleInARow = 3;
/** Waits until the main thread has been idle several times in a row. The page's deferred services are part of it. */
export const settle = async (page, quietMs = 300) => {
  let idle = 0;
  const end = Date.now() + longestMs;
  while (idle < idleInARow && Date.now() < end) {
    const isIdle = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const asked = performance.now();
          requestAnimationFrame(() =>
            requestIdleCallback(() => resolve(performance.now() - asked < 100), { timeout: 5000 }),
          );
        }),
    );
    idle = isIdle ? idle + 1 : 0;
    await setTimeout(quietMs / idleInARow);
  }
};

/** Event Timing reports no interaction that is shorter; one of which it reports nothing takes at most this. */
const shortestMs = 16;

/**
 * The longest event of the interactions since the last call. Undefined if the page received no press: it went to a covered or
 * removed element, or the page was replaced.
 */
export const takeInteraction = async (page) => {
  const { entries, presses } = await page.evaluate(async () => {
    // An entry is there after the frame that answers the press.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
    );
    return { entries: globalThis.interactions.splice(0), presses: globalThis.presses.splice(0) };
  });
  const worst = entries.toSorted((a, b) => b.duration - a.duration)[0];
  if (worst) return worst;
  const [name] = presses;
  return name === undefined ? undefined : { duration: shortestMs, name, delay: 0, processing: 0 };
};

/** The smallest value that this share of the values does not exceed. */
export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
};
