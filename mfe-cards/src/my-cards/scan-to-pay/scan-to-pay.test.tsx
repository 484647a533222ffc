import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths } from '@crema/shared-contracts';
import { renderSlot } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerUser,
  card,
  cardsServer,
  listenToCards,
  manifest,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
const numbers: Record<string, string> = { a: '1111222233334444', b: '5555666677778888' };
let live: Set<string>;

beforeEach(() => {
  live = new Set();
  let made = 0;
  URL.createObjectURL = () => {
    const uri = `blob:crema/${++made}`;
    live.add(uri);
    return uri;
  };
  URL.revokeObjectURL = (uri) => void live.delete(uri);
});

const answerBarcodes = (status = 200) => {
  const asked: { cardId: string; symbology: string }[] = [];
  cardsServer.use(
    http.post(`http://localhost${restPaths.barcode}`, async ({ request }) => {
      const body = (await request.json()) as { cardId: string; symbology: string };
      const { cardId } = body;
      asked.push(body);
      return new HttpResponse(new Blob(['png']), {
        status,
        headers: { 'x-card-number': numbers[cardId] ?? '' },
      });
    }),
  );
  return asked;
};
const open = (options: object = {}) =>
  renderSlot(remote, 'scan-to-pay', { onClose: () => undefined }, { manifest, session, ...options });

describe('scan to pay', () => {
  it('shows the barcode of the default card with its number in fours and its balance, CRD-004, CRD-012', async () => {
    answerUser(() => ({ cards: [card('b', 400), card('a', 2550, { isPrimary: true })] }));
    answerBarcodes();
    await open();
    expect(await screen.findByRole('img', { name: 'Barcode of Card a' })).toHaveAttribute(
      'src',
      'blob:crema/1',
    );
    expect(screen.getByText('1111 2222 3333 4444')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Card a' })).getByText('$25.50')).toBeVisible();
  });

  it('opens with the card of the page, and with the card that is picked then, CRD-004, CRD-013', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 400)] }));
    answerBarcodes();
    const { go } = await open();
    act(() => go('/account/cards/b/transactions'));
    expect(await screen.findByRole('img', { name: 'Barcode of Card b' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Card a/ }));
    expect(await screen.findByRole('img', { name: 'Barcode of Card a' })).toBeVisible();
  });

  it('shows the number of a barcode that was drawn before when the next one fails, CRD-012', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerBarcodes();
    await open();
    await screen.findByRole('img', { name: 'Barcode of Card a' });
    cardsServer.use(http.post(`http://localhost${restPaths.barcode}`, () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('button', { name: 'Show a barcode of lines' }));
    expect(await screen.findByText('Barcode is temporarily down')).toBeVisible();
    expect(screen.getByText('1111 2222 3333 4444')).toBeVisible();
    expect(screen.getByText('To pay in store, show the barcode number to your barista')).toBeVisible();
  });

  it('requests the barcode of another card and revokes the first picture, CRD-012, CRD-013', async () => {
    answerUser(() => ({ cards: [card('a', 2550), card('b', 400)] }));
    answerBarcodes();
    const { unmount } = await open();
    await screen.findByText('1111 2222 3333 4444');
    await userEvent.click(screen.getByRole('radio', { name: /Card b/ }));
    expect(await screen.findByRole('img', { name: 'Barcode of Card b' })).toBeVisible();
    expect(screen.getByText('5555 6666 7777 8888')).toBeVisible();
    expect(live.size).toBe(1);
    unmount();
    expect(live.size).toBe(0);
  });

  it('falls back to the number, and can be tried again, CRD-012', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerBarcodes(503);
    await open();
    expect(await screen.findByText('Barcode is temporarily down')).toBeVisible();
    expect(screen.getByText('To pay in store, show the barcode number to your barista')).toBeVisible();
    expect(screen.getByText('1111 2222 3333 4444')).toBeVisible();
    answerBarcodes();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Barcode of Card a' })).toBeVisible();
  });

  it('draws the barcode as soon as the connection is back', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerBarcodes(503);
    const { host } = await open();
    expect(await screen.findByText('Barcode is temporarily down')).toBeVisible();
    act(() => host.setConnection('offline'));
    answerBarcodes();
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('img', { name: 'Barcode of Card a' })).toBeVisible();
  });

  it('keeps the screen on while the code is shown (D-94)', async () => {
    const release = jest.fn(async () => undefined);
    const request = jest.fn(async () => ({ release }));
    Object.assign(navigator, { wakeLock: { request } });
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerBarcodes();
    const { unmount } = await open();
    await screen.findByRole('img', { name: 'Barcode of Card a' });
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    unmount();
    await waitFor(() => expect(release).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('shows the other kind of barcode on demand, for scanners that read lines only, D-94', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    const asked = answerBarcodes();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show a barcode of lines' }));
    expect(await screen.findByRole('button', { name: 'Show a stacked barcode' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('img', { name: 'Barcode of Card a' })).toBeVisible());
    expect(asked.map(({ symbology }) => symbology)).toEqual(['pdf417', 'code128']);
    expect(live.size).toBe(1);
  });

  it('says that there is no card, and leads to the sheet that gets one, ORD-108, K-04', async () => {
    answerUser(() => ({ cards: [] }));
    await open();
    expect(await screen.findByText('Your account has no payment methods.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Get a digital card' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
  });
});
