import { openScreen, viewports } from '../../screens.ts';
import { browsedProductVisit as visit, deliveryPartner } from '../../steps/delivery/screens.ts';
import { examineScreen } from '../../steps/screen/examine.ts';
import { test as base } from '../../steps/own-shop.ts';

const test = base.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
test.use({ overrides: { enableInAppDelivery: true, deliveryPartner } });

// As every-screen.spec.ts, with a server of its own, which renders these pages with delivery.
for (const screen of visit.screens)
  for (const { name: device, viewport } of viewports)
    test.describe(`${screen.name} of ${visit.visitor} on a ${device}`, () => {
      test.use({ viewport });
      test('breaks no rule of a screen, ORD-061, D-12', async ({ page }) => {
        await visit.prepare(page);
        await examineScreen(page, screen, { device, open: openScreen });
      });
    });
