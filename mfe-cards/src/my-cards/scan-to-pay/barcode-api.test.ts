import { http, HttpResponse } from 'msw';
import { Subscription } from 'rxjs';
import { restPaths } from '@crema/shared-contracts';
import { createTestHost } from '@crema/remote-kit/testing';
import { cardsServer, listenToCards } from '../../testing/cards-server.ts';
import { barcodeApi } from './barcode-api.ts';

listenToCards();
const address = `http://localhost${restPaths.barcode}`;
const { services } = createTestHost('mfe-cards');

const draw = () => {
  const freed: string[] = [];
  const barcodes = barcodeApi(services.fetch, {
    createObjectURL: () => 'blob:1',
    revokeObjectURL: (uri) => freed.push(uri),
  });
  return { freed, barcode$: barcodes.draw({ cardId: 'card-1', symbology: 'code128' }) };
};

describe('asking for a barcode', () => {
  it('posts the card, never in the address, and shows the number in groups of four, CRD-012', async () => {
    const bodies: unknown[] = [];
    cardsServer.use(
      http.post(address, async ({ request }) => {
        bodies.push(await request.json());
        return new HttpResponse(new Blob(['png']), {
          headers: { 'content-type': 'image/png', 'x-card-number': '1234567890123456' },
        });
      }),
    );
    const { barcode$, freed } = draw();
    const subscription = new Subscription();
    const first = await new Promise((resolve) => subscription.add(barcode$.subscribe(resolve)));
    expect(freed).toEqual([]);
    subscription.unsubscribe();
    expect(first).toEqual({ uri: 'blob:1', cardNumber: '1234 5678 9012 3456' });
    expect(bodies).toEqual([{ cardId: 'card-1', symbology: 'code128' }]);
    expect(freed).toEqual(['blob:1']);
  });

  it('still returns the number when the picture cannot be drawn, CRD-012', async () => {
    cardsServer.use(
      http.post(address, () =>
        HttpResponse.json({}, { status: 503, headers: { 'x-card-number': '1234 5678 9012 3456' } }),
      ),
    );
    const { barcode$ } = draw();
    const error = await new Promise((resolve) => barcode$.subscribe({ error: resolve }));
    expect(error).toEqual({ kind: 'barcode', cardNumber: '1234 5678 9012 3456' });
  });

  it('fails without a number when the server is not reached', async () => {
    cardsServer.use(http.post(address, () => HttpResponse.error()));
    const { barcode$ } = draw();
    const error = await new Promise((resolve) => barcode$.subscribe({ error: resolve }));
    expect(error).toEqual({ kind: 'barcode', cardNumber: undefined });
  });
});
