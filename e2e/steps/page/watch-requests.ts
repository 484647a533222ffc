import { expect, type Page, type Request } from '@playwright/test';

/** The stream of events stays open as long as the page. */
const isStream = (request: Request) => request.resourceType() === 'eventsource';

/** Watches the requests of the page from now on. */
export const watchRequests = (page: Page) => {
  const open = new Set<Request>();
  let sent = 0;
  page.on('request', (request) => {
    if (isStream(request)) return;
    open.add(request);
    sent += 1;
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  /** Whether the idle page sends no further request, and waits for none. */
  const isDone = async () => {
    const before = sent;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return open.size === 0 && sent === before;
  };
  return {
    /** Waits until the page is idle and has the replies to all its requests. */
    ended: () => expect.poll(isDone).toBe(true),
  };
};
