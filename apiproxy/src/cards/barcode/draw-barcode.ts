import type { BarcodeSymbology } from '@crema/shared-contracts';
import { toBuffer, type RenderOptions } from 'bwip-js/node';
import { createAppError } from '../../http/errors/app-error.ts';

/** The options of each kind of barcode: rows of four columns, or lines of one height with the quiet zones of a linear code. */
const looks = {
  pdf417: { columns: 4, scale: 3, padding: 5 },
  code128: { scale: 4, height: 18, paddingwidth: 12, paddingheight: 3 },
} as const satisfies Record<BarcodeSymbology, object>;

/**
 * The PNG of a card number. The background is white, because scanners cannot read the barcode in dark mode (D-94). Throws
 * BARCODE_UNAVAILABLE if it cannot be drawn.
 */
export const drawBarcode = (text: string, bcid: BarcodeSymbology): Promise<Buffer> =>
  toBuffer({ bcid, text, backgroundcolor: 'FFFFFF', ...looks[bcid] } as RenderOptions).catch(() => {
    throw createAppError('BARCODE_UNAVAILABLE');
  });
