import { examinedVisits, openScreen, viewports } from '../../screens.ts';
import { examineScreen } from '../../steps/screen/examine.ts';
import { preparedState, restoreSession } from '../../steps/screen/prepared.ts';
import { test } from '../../steps/test.ts';

/** The screens with the most parts and those that are paid on, of which the gate examines one look; `test:all` examines all. */
const inGate = ['member-home', 'menu', 'guest-checkout', 'store-locator-place', 'member-cards'];

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
          'breaks no accessibility rule in light and dark, fits the window with long names and large text too, stays still, and is named, D-12, L-30, R-07',
          { tag: isInGate ? '@gate' : [] },
          async ({ page, browser, baseURL }) => {
            await restoreSession(page, await preparedState(browser, visit, baseURL));
            await visit.forEachPage?.(page);
            await examineScreen(page, screen, { device, open: openScreen });
          },
        );
      });
