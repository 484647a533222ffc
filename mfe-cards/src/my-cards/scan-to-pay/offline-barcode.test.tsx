import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths, type HostServices } from '@crema/shared-contracts';
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
URL.createObjectURL = () => 'blob:crema/1';
URL.revokeObjectURL = () => undefined;
const hour = 60 * 60_000;
// The host deletes by the real clock what is over.
const start = Date.now();
let now = start;
const clock: HostServices['clock'] = { now: () => now, monotonic: () => now };
beforeEach(() => {
  localStorage.clear();
  now = start;
});

const barcodeUrl = `http://localhost${restPaths.barcode}`;
const answerBarcodes = () =>
  cardsServer.use(
    http.post(barcodeUrl, async ({ request }) => {
      const { symbology } = (await request.json()) as { symbology: string };
      return new HttpResponse(new Blob([symbology], { type: 'image/png' }), {
        headers: { 'x-card-number': '1111222233334444' },
      });
    }),
  );
const loseBarcodes = () => cardsServer.use(http.post(barcodeUrl, () => HttpResponse.error()));
const graphqlUrl = `http://localhost${restPaths.graphql}`;
const loseAll = () => {
  loseBarcodes();
  cardsServer.use(http.get(graphqlUrl, () => HttpResponse.error()));
};
const open = (options: object = {}) =>
  renderSlot(remote, 'scan-to-pay', { onClose: () => undefined }, { manifest, session, clock, ...options });
const consent = () => screen.findByRole('switch', { name: 'Keep this barcode for 24 hours' });
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('crema.member.'));
/** A visit in which the member agrees to the copy. */
const store = async () => {
  answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 100)] }));
  answerBarcodes();
  const rendered = await open();
  await userEvent.click(await consent());
  await waitFor(() => expect(stored()).toHaveLength(1));
  return rendered;
};
const notice = 'Your stored barcode';

describe('the copy of a barcode on the device', () => {
  it('needs the member’s consent, which says what is stored and until when, D-94', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerBarcodes();
    await open();
    expect(await consent()).not.toBeChecked();
    expect(
      screen.getByText(/stored on this device with the card’s number.*deleted when you sign out/),
    ).toBeVisible();
    expect(stored()).toEqual([]);
    await userEvent.click(await consent());
    await waitFor(() => expect(stored()).toEqual(['crema.member.m1.barcode']));
    expect(await consent()).toBeChecked();
    await userEvent.click(await consent());
    expect(stored()).toEqual([]);
  });

  it('is shown without a connection, in both kinds and with the number, without a balance, D-94', async () => {
    (await store()).unmount();
    loseAll();
    await open();
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByText('1111 2222 3333 4444')).toBeVisible();
    expect(screen.queryByText('$25.50')).toBeNull();
    const picture = () => atob(screen.getByRole('img').getAttribute('src')?.split(',')[1] ?? '');
    expect(picture()).toBe('pdf417');
    await userEvent.click(screen.getByRole('button', { name: 'Show a barcode of lines' }));
    expect(picture()).toBe('code128');
  });

  it('replaces a barcode that cannot be drawn, of this card only, CRD-012, D-94', async () => {
    (await store()).unmount();
    loseBarcodes();
    await open();
    expect(await screen.findByText(notice)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Card b/ }));
    expect(await screen.findByText('Barcode is temporarily down')).toBeVisible();
  });

  it('is deleted after 24 h, D-94', async () => {
    (await store()).unmount();
    now = start + 24 * hour - 60_000;
    loseAll();
    const last = await open();
    expect(await screen.findByText(notice)).toBeVisible();
    last.unmount();
    now = start + 24 * hour;
    await open();
    await waitFor(() => expect(stored()).toEqual([]));
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('disappears from an open page at its time, D-94', async () => {
    (await store()).unmount();
    now = start + 24 * hour - 5_000;
    loseAll();
    await open();
    expect(await screen.findByText(notice)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull(), { timeout: 60_000 });
    expect(stored()).toEqual([]);
  });

  it('is deleted at sign-out, D-94, D-14', async () => {
    const { host } = await store();
    act(() => host.page.session.accept({ kind: 'anonymous' }));
    expect(stored()).toEqual([]);
  });

  it('is deleted when another member follows, D-94, D-166', async () => {
    const { host } = await store();
    const other = { ...session, member: { ...session.member, memberId: 'm2' } };
    act(() => void host.page.session.accept(other));
    expect(stored()).toEqual([]);
    await waitFor(async () => expect(await consent()).not.toBeChecked());
  });

  it('is deleted with its card, D-94, CRD-011', async () => {
    const { host } = await store();
    act(() => host.services.bus.emit('card-updated', { cardId: 'b', reason: 'removed' }));
    expect(stored()).toHaveLength(1);
    act(() => host.services.bus.emit('card-updated', { cardId: 'a', reason: 'removed' }));
    expect(stored()).toEqual([]);
  });

  it('that cannot be read says so, and nothing is stored', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerBarcodes();
    await open();
    const field = await consent();
    loseBarcodes();
    await userEvent.click(field);
    expect(await screen.findByText('The barcode could not be stored. Please try again.')).toBeVisible();
    expect(field).not.toBeChecked();
    expect(stored()).toEqual([]);
  });
});
