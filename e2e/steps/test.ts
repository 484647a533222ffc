import { test as base, type Browser, type BrowserContext } from '@playwright/test';

export * from '@playwright/test';

const watched = new WeakSet<BrowserContext>();

/** Adds to `reports` what the pages of a context report about markup that React replaced; each context is watched once. */
const watchHydration = async (context: BrowserContext, reports: string[]): Promise<void> => {
  if (watched.has(context)) return;
  watched.add(context);
  await context.exposeFunction('noteReport', (report: string) => reports.push(report));
  await context.addInitScript(() => {
    const { noteReport } = globalThis as unknown as { noteReport: (report: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const note = (text: string) => {
        if (text.includes('"hydration"')) noteReport(`${location.pathname}: ${text}`);
      };
      if (body instanceof Blob) void body.text().then(note);
      return send(url, body);
    };
  });
};

export interface Guards {
  readonly hydrationGuard: undefined;
}
export interface WorkerGuards {
  /** The reports of all pages of the worker’s browser since the present journey began. */
  readonly hydrationReports: string[];
}

/** Watches every context that is opened in the browser, also those that a journey opens itself. */
const watchBrowser = (browser: Browser, reports: string[]): void => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watchHydration(context, reports);
    return context;
  };
};

/**
 * The test of every journey: it fails when a page reports that the server's markup differed from what React rendered
 * (architecture, Rendering).
 */
export const test = base.extend<Guards, WorkerGuards>({
  hydrationReports: [
    async ({ browser }, use) => {
      const reports: string[] = [];
      watchBrowser(browser, reports);
      await use(reports);
    },
    { scope: 'worker' },
  ],
  hydrationGuard: [
    async ({ hydrationReports, context }, use) => {
      hydrationReports.length = 0;
      await watchHydration(context, hydrationReports);
      await use(undefined);
      base.expect(hydrationReports, 'pages whose markup React replaced').toEqual([]);
    },
    { auto: true },
  ],
});
