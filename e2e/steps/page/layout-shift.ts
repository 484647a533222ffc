import type { Page } from '@playwright/test';

/** The slow 3G profile of Lighthouse. */
const slow = { latency: 400, bytesPerSecond: 50_000 } as const;

export const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  });
};

interface ShiftSource {
  readonly node?: Element | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly ShiftSource[];
}
declare global {
  interface Window {
    layoutShifts?: { readonly value: number; readonly what: readonly string[] }[];
  }
}

/** Records every layout shift of the pages that are opened from now on. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: NonNullable<typeof window.layoutShifts> = [];
    window.layoutShifts = shifts;
    const nameOf = ({ node, previousRect, currentRect }: ShiftSource) =>
      `${node?.nodeName.toLowerCase() ?? '?'}.${node?.className ?? ''} “${node?.textContent?.slice(0, 30) ?? ''}” ${previousRect.y.toFixed(0)}→${currentRect.y.toFixed(0)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: entry.sources.map(nameOf) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The elements that moved, and the sum of the shifts. */
export const readLayoutShifts = async (page: Page) => {
  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    report: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what.join(' | ')}`).join('\n'),
  };
};
