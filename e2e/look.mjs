// Takes a screenshot of every screen at 390 and 1440 px, light and dark: node e2e/look.mjs <folder> [name …]
// LOOK_FLAGS=enableMfaFeatures switches flags on, and takes the screens that need them. LOOK_LOCALE=fr-CA chooses a language.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { drawnVisits, flaggedVisits, looks, openScreen } from './screens.ts';

const [out, ...names] = process.argv.slice(2);
if (!out) {
  console.error('usage: node e2e/look.mjs <folder> [screen …]');
  process.exit(2);
}
const folder = resolve(out);
mkdirSync(folder, { recursive: true });
const port = Number(process.env.E2E_PORT ?? 3464);
const base = `http://localhost:${port}`;
const flags = process.env.LOOK_FLAGS?.split(',') ?? [];
const configuration = join(folder, 'configuration.json');
writeFileSync(
  configuration,
  JSON.stringify({ memberCart: false, flags: Object.fromEntries(flags.map((flag) => [flag, true])) }),
);
const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs')], {
  env: {
    ...process.env,
    CREMA_CONFIG: configuration,
    PORT: String(port),
    VAULT_PORT: String(port + 1),
    PARTNER_PORT: String(port + 2),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((ready, fail) => {
  server.stdout.on('data', (text) => String(text).includes('"message":"ready"') && ready(undefined));
  server.on('exit', (code) =>
    fail(new Error(`The server ended with exit code ${code} before it was ready. Check its output above.`)),
  );
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
let drawn = 0;
const failures = [];
for (const { visitor, prepare, forEachPage, screens } of flags.length ? flaggedVisits : drawnVisits) {
  const shown = screens.filter(({ name }) => names.length === 0 || names.includes(name));
  if (shown.length === 0) continue;
  for (const { name: look, viewport, colorScheme } of looks) {
    const context = await browser.newContext({
      baseURL: base,
      viewport,
      colorScheme,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      reducedMotion: 'reduce',
      // A service worker hides a page's requests from the steps that change them.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    try {
      // The steps name controls in English; the cookie is the visitor's own choice of a language.
      await prepare(page);
      await forEachPage?.(page);
      if (process.env.LOOK_LOCALE)
        await context.addCookies([{ name: 'locale', value: process.env.LOOK_LOCALE, url: base }]);
    } catch (cause) {
      failures.push(`${visitor} ${look}: ${String(cause).split('\n')[0]}`);
    }
    for (const screen of shown) {
      try {
        await openScreen(page, screen);
      } catch (cause) {
        failures.push(`${screen.name} ${look}: ${String(cause).split('\n')[0]}`);
      }
      // A page that did not become ready is drawn in its present state, which shows the problem.
      const path = join(folder, `${screen.name}-${look}.png`);
      if (screen.part) await screen.part(page).screenshot({ path });
      else await page.screenshot({ path, fullPage: true });
      drawn += 1;
    }
    await context.close();
  }
}
await browser.close();
server.kill('SIGTERM');
console.log(`${drawn} screens drawn into ${folder}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length ? 1 : 0;
