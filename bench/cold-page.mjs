// Measures one visit of a phone with an empty cache (390 px, CPU ×4, 1.6 Mbit/s, 150 ms): the fetched files,
// and the times at which parts of the page appear.
import { setTimeout } from 'node:timers/promises';

export const network = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
export const cpuSlowdown = 4;
const quietMs = 1500;
const longestMs = 90_000;

/** Metrics that the page records while it loads. */
const watchPage = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.lastLcp = {
        at: entry.startTime,
        what:
          entry.element?.tagName +
          '.' +
          (entry.element?.className?.baseVal ?? entry.element?.className ?? '') +
          ' ' +
          (entry.element?.textContent ?? '').slice(0, 40),
      };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) globalThis.shift = (globalThis.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // The page's own headline, not the one in its skeleton.
  const whole = () => document.querySelector('main:not(:has([aria-busy="true"])) h1');
  const watch = new MutationObserver(() => {
    if (!whole()) return;
    watch.disconnect();
    requestAnimationFrame(() => (globalThis.shownAt = performance.now()));
  });
  watch.observe(document, { childList: true, subtree: true });
};

/**
 * Every request of the page: its end, its size as sent (with headers), and whether it was a script. The stream of
 * server-sent events is left out, because it stays open as long as the page.
 */
const watchTransfers = (session) => {
  const transfers = new Map();
  const scripts = new Set();
  const open = new Set();
  let start;
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    start ??= timestamp;
    if (type !== 'EventSource') open.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'EventSource') open.delete(requestId);
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  const close = (requestId) => {
    if (open.delete(requestId)) lastChange = Date.now();
  };
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (!open.has(requestId)) return;
    transfers.set(requestId, { bytes: encodedDataLength, at: (timestamp - start) * 1000 });
    close(requestId);
  });
  return {
    /** Waits until no request has been in flight for a while: the drawings are requested last. */
    quiet: async () => {
      const end = Date.now() + longestMs;
      while (Date.now() < end && (open.size > 0 || Date.now() - lastChange < quietMs)) await setTimeout(50);
    },
    count: () => transfers.size,
    kilobytes: (wanted = () => true) =>
      [...transfers]
        .filter(([id, { at }]) => wanted({ at, script: scripts.has(id) }))
        .reduce((total, [, { bytes }]) => total + bytes, 0) / 1024,
  };
};

export const measureColdPage = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longestMs);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const transfers = watchTransfers(session);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.shownAt);
    await transfers.quiet();
    const paint = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      lcp: globalThis.lastLcp?.at,
      what: globalThis.lastLcp?.what,
      shown: globalThis.shownAt,
      shift: globalThis.shift ?? 0,
    }));
    return {
      requests: transfers.count(),
      js: transfers.kilobytes(({ script }) => script),
      all: transfers.kilobytes(),
      beforeShown: transfers.kilobytes(({ at }) => at <= paint.shown),
      ...paint,
    };
  } finally {
    await context.close();
  }
};
