// When the content of a page is on screen, and when its first control reacts: the first visit, a repeat visit with
// everything cached, and the return by the browser's Back.
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { cpuSlowdown, network } from '../cold-page.mjs';

const longestMs = 60_000;
const quietMs = 500;
const pollMs = 50;

/** Playwright disables the back/forward cache by default. */
export const startVisitor = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });

/** The page says this when both are noted. To ask it would cost it 50 ms of its main thread at CPU ×4, before it is interactive. */
const measured = 'visit measured';
/** Runs in the page: notes the frame in which `content` is visible, and in which React holds `control`. */
const watch = ({ content, control, measured }) => {
  const marks = {};
  globalThis.visitMarks = marks;
  const isShown = (element) =>
    element !== null && !element.closest('[aria-busy="true"]') && element.checkVisibility();
  const isHeld = (element) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    if (marks.content === undefined && isShown(document.querySelector(content)))
      marks.content = performance.now();
    if (marks.interactive === undefined && isHeld(document.querySelector(control)))
      marks.interactive = performance.now();
    if (marks.content === undefined || marks.interactive === undefined) requestAnimationFrame(look);
    else console.debug(measured);
  };
  requestAnimationFrame(look);
  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (persisted) requestAnimationFrame(() => (marks.back = performance.now() - timeStamp));
  });
};
const slowDown = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};
/**
 * Resolves once nothing has been requested or received for half a second. A stream of events never ends: Playwright's
 * "networkidle" would wait for it when a page requests files, such as those of a map, until the stream is open.
 */
const watchRequests = (page) => {
  const open = new Set();
  let changedAt = Date.now();
  const note = (change) => (request) => {
    change(request);
    changedAt = Date.now();
  };
  page.on(
    'request',
    note((request) => request.resourceType() !== 'eventsource' && open.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(
      end,
      note((request) => open.delete(request)),
    );
  return async () => {
    const latest = Date.now() + longestMs;
    while (open.size > 0 || Date.now() - changedAt < quietMs) {
      if (Date.now() > latest)
        throw new Error(
          `${page.url()} is not quiet after ${longestMs} ms: ${[...open].map((request) => request.url())}`,
        );
      await setTimeout(pollMs);
    }
  };
};
const open = async (context, url, target) => {
  const page = await context.newPage();
  page.setDefaultTimeout(longestMs);
  const whenQuiet = watchRequests(page);
  await slowDown(page);
  await page.addInitScript(watch, { ...target, measured });
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === measured),
    page.goto(url, { waitUntil: 'load' }),
  ]);
  return { page, whenQuiet, marks: await page.evaluate(() => globalThis.visitMarks) };
};
/** Leaves the page for one of another site and returns; undefined if the page was loaded again. */
const goBack = async (page) => {
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.visitMarks?.back ?? globalThis.visitMarks?.content);
  return page.evaluate(() => globalThis.visitMarks.back);
};

/** Returns { content, interactive, again, back } in ms; `back` is undefined without the back/forward cache. */
export const measureVisit = async (browser, url, target) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
  try {
    const first = await open(context, url, target);
    await first.whenQuiet();
    await first.page.close();
    const second = await open(context, url, target);
    await second.whenQuiet();
    const { content, interactive } = first.marks;
    return { content, interactive, again: second.marks.content, back: await goBack(second.page) };
  } finally {
    await context.close();
  }
};
