// Measures the memory that remains after a remote's page was opened and closed 50 times: heap, DOM nodes and
// listeners.
import { setTimeout } from 'node:timers/promises';
import { arrived, go } from './visit.mjs';

const warmUps = 3;
const rounds = 50;
const settleMs = 500;
const timeoutMs = 30_000;
const tour = ['/gift', '/rewards', '/menu'];

const count = async (session) => {
  // Collects garbage several times: finalizers run between collections, and pages finish work when idle.
  for (let time = 0; time < 4; time += 1) {
    await setTimeout(settleMs);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  return { heap: usedSize / 1024 / 1024, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
};

export const measureHeap = async (browser, origin) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    const walk = async () => {
      for (const path of tour) {
        await go(page, path);
        await arrived(page, path, timeoutMs);
      }
    };
    await page.goto(`${origin}/menu`);
    await arrived(page, '/menu', timeoutMs);
    for (let round = 0; round < warmUps; round += 1) await walk();
    const before = await count(session);
    for (let round = 0; round < rounds; round += 1) await walk();
    const after = await count(session);
    return {
      heapBefore: before.heap,
      heapAfter: after.heap,
      nodesBefore: before.nodes,
      nodesAfter: after.nodes,
      listenersBefore: before.listeners,
      listenersAfter: after.listeners,
    };
  } finally {
    await context.close();
  }
};
