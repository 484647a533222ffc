import { examinedVisits, openScreen, walkedScreens, viewports, type Screen } from '../../screens.ts';
import { examine } from '../../steps/accessibility.ts';
import { readLayoutShifts, watchLayoutShifts } from '../../steps/layout-shift.ts';
import {
  drawEveryPart,
  lengthenNames,
  readBadPictures,
  readOverflow,
  readTextsBeyond,
  switchColours,
} from '../../steps/screen/contents.ts';
import { expectOneGrid } from '../../steps/screen/grid.ts';
import { readHead } from '../../steps/screen/head.ts';
import { preparedState, restoreSession } from '../../steps/screen/prepared.ts';
import { walkFocus } from '../../steps/screen/walk.ts';
import { expect, test, type Page } from '../../steps/test.ts';

/** The largest sum of shifts of a screen, of which none follows an input. */
const mostShift = 0.02;
/** Main screens, of which the gate examines one look. */
const inGate = [
  'home',
  'menu',
  'product',
  'store-locator-place',
  'guest-cart',
  'member-cart',
  'member-cards',
  'sign-in',
];

const examineScreen = async (page: Page, screen: Screen, device: string) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await watchLayoutShifts(page);
  await openScreen(page, screen, async () => {
    const { total, report } = await readLayoutShifts(page);
    expect.soft(total, `shifts\n${report}`).toBeLessThanOrEqual(mostShift);
  });
  expect.soft(await readBadPictures(page), 'pictures').toEqual([]);
  const { title, description, canonical } = await page.evaluate(readHead);
  expect.soft(title, 'title').toMatch(/^.+ · Crema$/);
  expect.soft([description, canonical].every(Boolean), 'description and address').toBe(true);
  expect.soft(await readOverflow(page), 'wider than the window').toBeLessThanOrEqual(0);
  if (device === 'desktop') await expectOneGrid(page, screen.name);
  await drawEveryPart(page);
  expect.soft(await examine(page, 'light'), 'light').toEqual([]);
  await switchColours(page, 'dark');
  expect.soft(await examine(page, 'dark'), 'dark').toEqual([]);
  if (walkedScreens.includes(screen.name))
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect.soft(await walkFocus(page, key), `covered after ${key}`).toEqual([]);
  await lengthenNames(page);
  expect.soft(await readOverflow(page), 'wider than the window, long names').toBeLessThanOrEqual(0);
  expect.soft(await readTextsBeyond(page), 'long names').toEqual([]);
};

// Each screen is opened once per viewport, and everything is read from that visit.
for (const visit of examinedVisits)
  for (const screen of visit.screens)
    for (const { name: device, viewport } of viewports)
      test.describe(`${screen.name} of ${visit.visitor} on a ${device}`, () => {
        test.use({
          viewport,
          storageState: async ({ browser, baseURL }, provide) =>
            provide((await preparedState(browser, visit, baseURL)).storageState),
        });
        const isInGate = device === 'phone' && inGate.includes(screen.name);
        test(
          'breaks no accessibility rule in light and dark, fits the window with long names too, stays still, and is named, D-12',
          { tag: isInGate ? '@gate' : [] },
          async ({ page, browser, baseURL }) => {
            await restoreSession(page, await preparedState(browser, visit, baseURL));
            await examineScreen(page, screen, device);
          },
        );
      });
