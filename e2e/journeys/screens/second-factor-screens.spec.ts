import { openScreen, viewports } from '../../screens.ts';
import { secondFactorVisits } from '../../steps/account/second-factor-screens.ts';
import { examineScreen } from '../../steps/screen/examine.ts';
import { test } from '../../steps/own-shop.ts';

test.use({ overrides: { flags: { enableMfaFeatures: true } } });

// As every-screen.spec.ts, with a server of its own, because of the flag.
for (const visit of secondFactorVisits)
  for (const screen of visit.screens)
    for (const { name: device, viewport } of viewports)
      test(`${screen.name} of ${visit.visitor} on a ${device} breaks no rule of a screen, ACC-042, D-12`, async ({
        browser,
        shop,
      }) => {
        const context = await browser.newContext({ baseURL: shop.origin, viewport });
        const page = await context.newPage();
        await visit.prepare(page);
        await examineScreen(page, screen, { device, open: openScreen });
        await context.close();
      });
