import { walkedScreens, type openScreen } from '../../screens.ts';
import type { Screen } from './visit.ts';
import { examine } from '../accessibility.ts';
import { readLayoutShifts, watchLayoutShifts } from '../page/layout-shift.ts';
import { expect, type Page } from '../test.ts';
import {
  drawEveryPart,
  lengthenNames,
  readBadPictures,
  readOverflow,
  readTextsBeyond,
  switchColours,
} from './contents.ts';
import { expectOneGrid } from './grid.ts';
import { expectHead, watchServedHead } from './head.ts';
import { readLargeText } from './large-text.ts';
import { walkFocus } from './walk.ts';

/** The largest sum of shifts of a screen, of which none follows an input. */
const mostShift = 0.02;
interface ExamineOptions {
  readonly device: string;
  /** `openScreen`, which imports the steps of screens. */
  readonly open: typeof openScreen;
}
/** Reads everything that is asked of a screen from one visit. */
export const examineScreen = async (
  page: Page,
  screen: Screen,
  { device, open }: ExamineOptions,
): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await watchLayoutShifts(page);
  await watchServedHead(page);
  await open(page, screen, async () => {
    const { total, report } = await readLayoutShifts(page);
    expect.soft(total, `shifts\n${report}`).toBeLessThanOrEqual(mostShift);
    await expectHead(page);
  });
  expect.soft(await readBadPictures(page), 'pictures').toEqual([]);
  expect.soft(await readOverflow(page), 'wider than the window').toBeLessThanOrEqual(0);
  if (device === 'desktop') await expectOneGrid(page, screen.name);
  await drawEveryPart(page);
  expect.soft(await examine(page, 'light'), 'light').toEqual([]);
  await switchColours(page, 'dark');
  expect.soft(await examine(page, 'dark'), 'dark').toEqual([]);
  if (walkedScreens.includes(screen.name))
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect.soft(await walkFocus(page, key), `covered after ${key}`).toEqual([]);
  if (device === 'phone') expect.soft(await readLargeText(page), 'large text').toEqual([]);
  await lengthenNames(page);
  expect.soft(await readOverflow(page), 'wider than the window, long names').toBeLessThanOrEqual(0);
  expect.soft(await readTextsBeyond(page), 'long names').toEqual([]);
};
