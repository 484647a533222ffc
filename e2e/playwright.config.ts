import { defineConfig, devices } from '@playwright/test';
import { join } from 'node:path';

const port = Number(process.env['E2E_PORT'] ?? 3460);
const node = process.execPath;

/**
 * A journey that waits longer than these times fails. The times are long because a journey waits for facts:
 * on a quarter of two cores a short journey takes about a minute.
 */
const journeyMs = 300_000;
const factMs = 45_000;
/** A page that hangs fails its journey in this time, not in the time of a whole journey. */
const pageMs = 120_000;
const retries = Number(process.env['JOURNEY_RETRIES'] ?? 0);

/** Journeys through the built product in a real browser. Run `npm run build` first. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  workers: 2,
  // A journey that passes only when it is repeated is listed as flaky in the report, and is a defect to
  // investigate.
  retries,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  timeout: journeyMs,
  expect: { timeout: factMs },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    navigationTimeout: pageMs,
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker hides a page's requests from journeys that change them; offline.spec.ts enables the
    // worker.
    serviceWorkers: 'block',
    // A trace costs a fifth of a journey's time: where journeys are repeated, only the second attempt records one.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${node}" serve.mjs`,
    cwd: import.meta.dirname,
    env: { PORT: String(port), VAULT_PORT: String(port + 1) },
    url: `http://localhost:${port}/`,
    timeout: journeyMs,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
});
