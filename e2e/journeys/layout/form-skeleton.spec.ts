import { expect, test, type Page } from '../../steps/test.ts';

const viewports = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;
const paths = ['/account/signin', '/account/create'] as const;

/** Left edge, top and width of each element that matches, in whole CSS pixels. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
    }),
  );

for (const { name, viewport } of viewports)
  for (const path of paths)
    test(`${path} shows the shape of a form, where the form comes, until its code is here, on a ${name}, PLT-012`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/remotes/mfe-account/**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('.crema-loading-form')).toBeVisible();
      // The style sheet is applied.
      await expect(page.locator('.crema-bone-submit')).toHaveCSS('height', '56px');
      await expect(page.locator('.crema-bone-tile')).toHaveCount(0);
      const [column] = await boxesOf(page, '.crema-bones-task');
      const inputs = await boxesOf(page, '.crema-bone-input');
      release();
      await expect(page.locator('main form')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect((await boxesOf(page, 'main form'))[0]).toMatchObject({ x: column?.x, width: column?.width });
      // Only the sign-in form has exactly the fields of the skeleton.
      if (path === '/account/signin') {
        const fields = await boxesOf(page, 'main input:not([type="checkbox"])');
        expect(fields).toHaveLength(inputs.length);
        // Line heights of texts round differently from box sizes.
        for (const [index, { y }] of fields.entries())
          expect(Math.abs(y - (inputs[index]?.y ?? 0)), `field ${index}`).toBeLessThanOrEqual(2);
      }
      await context.close();
    });
