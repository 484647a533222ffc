// A phone whose processor is four times slower than this machine's: records the interactions of a page.
import { setTimeout } from 'node:timers/promises';

export const cpuSlowdown = 4;
/** The browser reports a shorter interaction as this. */
const shortestMs = 16;
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

/** The longest event of the interactions since the last call. */
export const takeInteraction = async (page) => {
  const entries = await page.evaluate(() => globalThis.interactions.splice(0));
  const worst = entries.toSorted((a, b) => b.duration - a.duration)[0];
  return worst ?? { duration: shortestMs, name: 'none', delay: 0, processing: 0 };
};

/** The smallest value that this share of the values does not exceed. */
export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
};
