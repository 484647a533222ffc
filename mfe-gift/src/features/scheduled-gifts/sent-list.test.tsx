import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { giftRestPaths, type SentGift } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { giftServer, manifest, memberSession, refusal, startGiftServer } from '../../testing/gift-server.ts';

startGiftServer();
const gift: SentGift = {
  giftId: 'gift-1',
  name: 'Balloons',
  art: 'hello',
  amount: { amountMinor: 2500, currency: 'USD' },
  message: 'Enjoy!',
  senderName: 'Ada',
  recipientName: 'Noor',
  recipientEmail: 'noor@gmial.com',
  orderNumber: 'G-1',
  deliveryMethod: 'email',
  state: 'not-delivered',
  sentAt: '2026-11-20T15:00:00.000Z',
};
const answer = (gifts: readonly SentGift[]) => () => HttpResponse.json({ gifts });
const answerSent = (reply: () => Response) =>
  giftServer.use(
    http.get(`*${giftRestPaths.scheduledGifts}`, () => HttpResponse.json({ gifts: [] })),
    http.get(`*${giftRestPaths.sentGifts}`, reply),
  );
const answerResend = (reply: () => Response) => {
  const sent: unknown[] = [];
  giftServer.use(
    http.post(`*${giftRestPaths.sentGifts}/:giftId/resend`, async ({ params, request }) => {
      sent.push({ id: params['giftId'], body: await request.json() });
      return reply();
    }),
  );
  return sent;
};
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: '/gift/scheduled', session: memberSession, ...options });
const put = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const openDialog = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Correct the address of the gift for Noor' }),
  );
  return within(screen.getByRole('dialog', { name: 'Send the gift for Noor again' }));
};

describe('sent gifts', () => {
  it.each([
    ['sent', 'Not added yet', 'Send again: the gift for Noor'],
    ['not-delivered', 'The email came back', 'Correct the address of the gift for Noor'],
    ['added', 'Added to an account', undefined],
    ['used', 'Used at a store', undefined],
  ] as const)('say what became of them: %s, G11', async (state, words, action) => {
    answerSent(answer([{ ...gift, state }]));
    await open();
    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent('$25.00 for Noor');
    expect(item).toHaveTextContent('Sent on November 20, 2026');
    expect(item).toHaveTextContent(words);
    expect(
      within(item)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(action === undefined ? [] : [action, 'Cancel the gift for Noor']);
    expect(screen.queryByRole('heading', { name: 'No gift is waiting' })).toBeNull();
  });

  it('are canceled after a question, with where the money goes, L-31', async () => {
    answerSent(answer([gift]));
    giftServer.use(http.delete(`*${giftRestPaths.sentGifts}/gift-1`, answer([])));
    const confirm = jest.fn(async () => true);
    await open({ confirm });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the gift for Noor' }));
    await waitFor(() => expect(screen.queryByText('noor@gmial.com')).toBeNull());
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        body: 'The link that Noor has stops working, and $25.00 goes back to your payment method within a few days.',
      }),
    );
  });

  it('go to a corrected address with a new link, which the dialog says, G11', async () => {
    answerSent(answer([gift]));
    const sent = answerResend(answer([{ ...gift, recipientEmail: 'noor@gmail.com', state: 'sent' }]));
    const { host } = await open();
    const dialog = await openDialog();
    expect(dialog.getByText(/The earlier link stops working/)).toBeVisible();
    expect(dialog.getByLabelText('Recipient’s name')).toHaveValue('Noor');
    await put(dialog.getByLabelText('Recipient’s email address'), ' noor@gmail.com ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { id: 'gift-1', body: { recipientName: 'Noor', recipientEmail: 'noor@gmail.com' } },
    ]);
    expect(host.toasts).toEqual([{ kind: 'success', text: 'The gift is on its way to noor@gmail.com.' }]);
    expect(screen.getByText('Not added yet')).toBeVisible();
  });

  it('keep what was typed after a refusal, on its field, GFT-061, D-74', async () => {
    answerSent(answer([gift]));
    const sent = answerResend(() => HttpResponse.json(refusal('GIFT_RECIPIENT_INVALID'), { status: 400 }));
    await open();
    const dialog = await openDialog();
    const field = dialog.getByLabelText('Recipient’s email address');
    await put(field, 'noor');
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await dialog.findByText('Please enter a valid email address.')).toBeVisible();
    expect(sent).toEqual([]);
    await put(field, 'noor@mail.invalid');
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await dialog.findByText('Unable to send. Double check your recipient info.')).toBeVisible();
    expect(field).toHaveValue('noor@mail.invalid');
  });

  it('keep the corrected address through a sign-in, and are sent again then, D-166, G11', async () => {
    answerSent(answer([gift]));
    answerResend(() => HttpResponse.json(refusal('UNAUTHENTICATED'), { status: 401 }));
    const signIn = jest.fn(async () => true);
    const { location } = await open({ signIn });
    const dialog = await openDialog();
    await put(dialog.getByLabelText('Recipient’s email address'), 'noor@gmail.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    const button = await dialog.findByRole('button', { name: 'Sign in' });
    expect(dialog.getByLabelText('Recipient’s email address')).toHaveValue('noor@gmail.com');
    const sent = answerResend(answer([{ ...gift, recipientEmail: 'noor@gmail.com', state: 'sent' }]));
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([
      { id: 'gift-1', body: { recipientName: 'Noor', recipientEmail: 'noor@gmail.com' } },
    ]);
    expect(location()).toBe('/gift/scheduled');
  });

  it('that somebody uses by now say so, and the list is read again, G11', async () => {
    answerSent(answer([gift]));
    answerResend(() => HttpResponse.json(refusal('GIFT_IN_USE'), { status: 409 }));
    await open();
    const dialog = await openDialog();
    answerSent(answer([{ ...gift, state: 'added' }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(
      await screen.findByText(
        'Somebody has added this gift or paid with it, so it can’t be sent again or canceled.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Added to an account')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that did not load are asked for again, and the scheduled ones show anyway, G11', async () => {
    answerSent(() => HttpResponse.json(refusal('UNEXPECTED_ERROR'), { status: 500 }));
    await open();
    expect(await screen.findByRole('heading', { name: 'Your sent gifts didn’t load' })).toBeVisible();
    answerSent(answer([gift]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('noor@gmial.com')).toBeVisible();
  });
});
