import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  PDF417Reader,
  RGBLuminanceSource,
} from '@zxing/library';
import { expect, test, type Locator, type Page } from '../../steps/test.ts';
import { examine } from '../../steps/accessibility.ts';
import { signIn } from '../../steps/members.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Scan in store' });
const barcode = (page: Page) => overlay(page).getByRole('img', { name: /^Barcode of/ });
/** Reads the barcode from the screen, as a scanner does. */
const decode = async (picture: Locator, reader: PDF417Reader | Code128Reader) => {
  const png = await picture.screenshot({ scale: 'device' });
  const { width, height, pixels } = await picture.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    // The green part of each pixel is its brightness: the picture is black and white.
    return {
      width: bitmap.width,
      height: bitmap.height,
      pixels: Array.from(data).filter((_, index) => index % 4 === 1),
    };
  }, png.toString('base64'));
  const luminance = new Uint8ClampedArray(pixels);
  return reader.decode(
    new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(luminance, width, height))),
  );
};

/** The dialog may still be moving, so that the first pictures cannot be read. */
const expectScan = (page: Page, reader: PDF417Reader | Code128Reader, format: BarcodeFormat) =>
  expect(async () => {
    const read = await decode(barcode(page), reader);
    expect([read.getBarcodeFormat(), read.getText()]).toEqual([format, '6043200000000022']);
  }).toPass();

test.use({ colorScheme: 'dark', deviceScaleFactor: 3, viewport: { width: 390, height: 844 } });

test(
  'both barcodes are read from a phone’s screen in dark mode; by consent one is shown without a connection, and it is gone after signing out, CRD-012, D-94',
  { tag: '@long' },
  async ({ page, context }) => {
    await signIn(page, 'gold@crema.test');
    await page.goto('/account/cards#pay');
    await expect(barcode(page)).toBeVisible();
    await expectScan(page, new PDF417Reader(), BarcodeFormat.PDF_417);
    await overlay(page).getByRole('button', { name: 'Show a barcode of lines' }).click();
    await expect(overlay(page).getByRole('button', { name: 'Show a stacked barcode' })).toBeVisible();
    await expect(barcode(page)).toBeVisible();
    await expectScan(page, new Code128Reader(), BarcodeFormat.CODE_128);

    await overlay(page).getByRole('switch', { name: 'Keep this barcode for 24 hours' }).check();
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('crema.member.'))),
      )
      .toHaveLength(1);
    await page.goBack();
    // A modal that is opened again before it has closed keeps what it shows.
    await expect(overlay(page)).toBeHidden();
    await context.setOffline(true);
    await page.evaluate(() => {
      location.hash = '#pay';
    });
    await expect(overlay(page).getByText('Your stored barcode')).toBeVisible();
    await expectScan(page, new PDF417Reader(), BarcodeFormat.PDF_417);
    await overlay(page).getByRole('button', { name: 'Show a barcode of lines' }).click();
    await expectScan(page, new Code128Reader(), BarcodeFormat.CODE_128);
    expect(await examine(page)).toEqual([]);
    await context.setOffline(false);

    await page.goto('/account/signout');
    await expect(page).toHaveURL(/\/menu$/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('crema.member.'))),
    ).toEqual([]);
  },
);
