import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { giftRestPaths, type ScheduledGift } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { giftServer, manifest, memberSession, refusal, startGiftServer } from '../../testing/gift-server.ts';

startGiftServer();
const gift: ScheduledGift = {
  giftId: 'gift-1',
  productNumber: '11010101',
  name: 'Balloons',
  art: 'hello',
  amount: { amountMinor: 2500, currency: 'USD' },
  message: 'Enjoy!',
  senderName: 'Ada',
  recipientName: 'Noor',
  recipientEmail: 'noor@example.com',
  deliverAt: '2026-12-24T15:00:00.000Z',
  timeZone: 'America/Chicago',
  orderNumber: 'G-1',
  deliveryMethod: 'email',
};
const second: ScheduledGift = { ...gift, giftId: 'gift-2', recipientName: 'Jules', message: '' };
const clock = { now: () => Date.UTC(2026, 10, 26, 12), monotonic: () => 0 };
type Reply = () => Response;
const list =
  (...gifts: readonly ScheduledGift[]): Reply =>
  () =>
    HttpResponse.json({ gifts });
const refuse =
  (code: string, status: number, params?: object): Reply =>
  () =>
    HttpResponse.json(refusal(code, params), { status });
const answerList = (reply: Reply) =>
  giftServer.use(
    http.get(`*${giftRestPaths.scheduledGifts}`, reply),
    http.get(`*${giftRestPaths.sentGifts}`, () => HttpResponse.json({ gifts: [] })),
  );
const answerWrite = (method: 'put' | 'delete', reply: Reply) => {
  const sent: { readonly id: unknown; readonly body: unknown }[] = [];
  giftServer.use(
    http[method](`*${giftRestPaths.scheduledGifts}/:giftId`, async ({ params, request }) => {
      const text = await request.text();
      sent.push({ id: params['giftId'], body: text === '' ? undefined : JSON.parse(text) });
      return reply();
    }),
  );
  return sent;
};
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: '/gift/scheduled', session: memberSession, clock, ...options });
const openChange = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the gift for Noor' }));
  return within(screen.getByRole('dialog', { name: 'Change the gift for Noor' }));
};
const put = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

describe('scheduled gifts', () => {
  it('are listed with recipient, amount, message and the day in the zone of the sender, D-73', async () => {
    answerList(list(gift, second));
    await open();
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent('$25.00 for Noor');
    expect(items[0]).toHaveTextContent('noor@example.com');
    expect(items[0]).toHaveTextContent('Enjoy!');
    expect(items[0]).toHaveTextContent('Thursday, December 24, 2026 at 9:00 AM (Central Time)');
  });

  it('lead to all gifts when none waits, D-73', async () => {
    answerList(list());
    await open();
    expect(await screen.findByRole('heading', { name: 'No gift is waiting' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all gifts' })).toHaveAttribute('href', '/gift');
  });

  it('are asked for again after a failure, D-73', async () => {
    answerList(refuse('UNEXPECTED_ERROR', 500));
    await open();
    expect(await screen.findByRole('heading', { name: 'Your scheduled gifts didn’t load' })).toBeVisible();
    answerList(list(gift));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('noor@example.com')).toBeVisible();
  });

  it('are changed: recipient, day, hour and message, in the same zone, D-73 L-45', async () => {
    answerList(list(gift, second));
    const changed = { ...gift, recipientName: 'Kim', deliverAt: '2026-12-30T15:00:00.000Z' };
    const sent = answerWrite('put', list(second, changed));
    const { host } = await open();
    const dialog = await openChange();
    expect(dialog.getByLabelText('Day')).toHaveValue('2026-12-24');
    expect(dialog.getByLabelText('Hour')).toHaveValue('09:00');
    expect(dialog.getByLabelText('Hour')).toHaveAccessibleDescription('Time zone: Central Time');
    await userEvent.selectOptions(dialog.getByLabelText('Hour'), '6:00 PM');
    await put(dialog.getByLabelText('Recipient’s name'), 'Kim');
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-12-30' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        id: 'gift-1',
        body: {
          recipientName: 'Kim',
          recipientEmail: 'noor@example.com',
          message: 'Enjoy!',
          deliveryDate: '2026-12-30',
          deliveryTime: '18:00',
          timeZone: 'America/Chicago',
        },
      },
    ]);
    expect(await screen.findByText('$25.00 for Kim', { normalizer: (text) => text.trim() })).toBeVisible();
    expect(host.toasts).toEqual([{ kind: 'success', text: 'The gift for Kim is changed.' }]);
  });

  it('by a link have no address to change, L-45', async () => {
    answerList(list({ ...gift, recipientEmail: '', deliveryMethod: 'link' }));
    const sent = answerWrite('put', list(gift));
    await open();
    const dialog = await openChange();
    expect(dialog.queryByLabelText('Recipient’s email address')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { recipientEmail: '', deliveryTime: '09:00' } });
  });

  it.each([
    ['170046', 409, 'This address is there already. Each person gets one gift.', 'Recipient’s email address'],
    [
      'GIFT_RECIPIENT_INVALID',
      400,
      'Unable to send. Double check your recipient info.',
      'Recipient’s email address',
    ],
    ['GIFT_DELIVERY_DATE', 400, 'Choose a day from today to a year from now.', 'Day'],
  ])(
    'show a refusal by %s on its field, and keep what was typed, D-73, D-74',
    async (code, status, words, label) => {
      answerList(list(gift));
      answerWrite('put', refuse(code, status));
      await open();
      const dialog = await openChange();
      await put(dialog.getByLabelText('Recipient’s name'), 'Kim');
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      expect(await dialog.findByText(words)).toBeVisible();
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(words.slice(0, 12)));
      expect(dialog.getByLabelText('Recipient’s name')).toHaveValue('Kim');
    },
  );

  it('name what is missing and send nothing, GFT-029', async () => {
    answerList(list(gift));
    const sent = answerWrite('put', list(gift));
    await open();
    const dialog = await openChange();
    await userEvent.clear(dialog.getByLabelText('Recipient’s name'));
    await put(dialog.getByLabelText('Recipient’s email address'), 'noor');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Enter the recipient’s name.')).toBeVisible();
    expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    ['GIFT_ALREADY_SENT', 409, 'This gift was sent a moment ago and can’t be changed any more.'],
    ['GIFT_NOT_FOUND', 404, 'This gift isn’t waiting any more.'],
  ])('that are gone by now say so and leave the list, %s, D-73', async (code, status, words) => {
    answerList(list(gift));
    answerWrite('put', refuse(code, status));
    await open();
    const dialog = await openChange();
    answerList(list());
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No gift is waiting' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are cancelled after a question that says where the money goes, D-73', async () => {
    answerList(list(gift, second));
    const sent = answerWrite('delete', list(second));
    const confirm = jest.fn(async () => true);
    const { host } = await open({ confirm });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the gift for Noor' }));
    await waitFor(() => expect(screen.queryByText('Enjoy!')).toBeNull());
    // The button that had focus is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(confirm).toHaveBeenCalledWith({
      title: 'Cancel the gift for Noor?',
      body: 'It won’t be sent, and $25.00 goes back to your payment method within a few days.',
      confirmLabel: 'Cancel gift',
      cancelLabel: 'Keep it',
      tone: 'danger',
    });
    expect(sent).toEqual([{ id: 'gift-1', body: undefined }]);
    expect(host.toasts).toEqual([{ kind: 'success', text: 'The gift for Noor is canceled.' }]);
  });

  it('stay when the customer keeps them, and when the cancellation fails, D-73', async () => {
    answerList(list(gift));
    const sent = answerWrite('delete', refuse('UNEXPECTED_ERROR', 500));
    const confirm = jest.fn(async () => false);
    await open({ confirm });
    const cancel = await screen.findByRole('button', { name: 'Cancel the gift for Noor' });
    await userEvent.click(cancel);
    expect(sent).toEqual([]);
    confirm.mockResolvedValue(true);
    await userEvent.click(cancel);
    expect(await screen.findByText('This was not saved. Please try again.')).toBeVisible();
    expect(screen.getByText('noor@example.com')).toBeVisible();
  });

  it('that the ended session hides are shown after a sign-in, D-166', async () => {
    answerList(refuse('UNAUTHENTICATED', 401));
    const signIn = jest.fn(async () => true);
    const { location } = await open({ signIn });
    expect(await screen.findByRole('heading', { name: 'You were signed out' })).toBeVisible();
    answerList(list(gift));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('noor@example.com')).toBeVisible();
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(location()).toBe('/gift/scheduled');
  });

  it('are cancelled after a sign-in, without another question, D-166', async () => {
    answerList(list(gift));
    answerWrite('delete', refuse('UNAUTHENTICATED', 401));
    const confirm = jest.fn(async () => true);
    await open({ confirm, signIn: async () => true });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the gift for Noor' }));
    expect(await screen.findByText(/You were signed out/)).toBeVisible();
    const sent = answerWrite('delete', list());
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'No gift is waiting' })).toBeVisible();
    expect(sent).toEqual([{ id: 'gift-1', body: undefined }]);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('keep what was typed in a change through a sign-in, and are changed then, D-166', async () => {
    answerList(list(gift));
    answerWrite('put', refuse('UNAUTHENTICATED', 401));
    await open({ signIn: async () => true });
    const dialog = await openChange();
    await put(dialog.getByLabelText('Recipient’s name'), 'Kim');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const signIn = await dialog.findByRole('button', { name: 'Sign in' });
    const sent = answerWrite('put', list({ ...gift, recipientName: 'Kim' }));
    await userEvent.click(signIn);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toMatchObject({ recipientName: 'Kim' });
  });

  it('of one member are not shown to another one who follows, D-166', async () => {
    answerList(list(gift));
    const { host } = await open();
    expect(await screen.findByText('noor@example.com')).toBeVisible();
    answerList(list());
    act(() => host.setSession({ kind: 'member', member: { ...memberSession.member, memberId: 'm2' } }));
    expect(screen.queryByText('noor@example.com')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'No gift is waiting' })).toBeVisible();
  });
});
