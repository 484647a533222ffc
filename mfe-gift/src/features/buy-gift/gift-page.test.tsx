import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderRemote, type RenderRemoteOptions, type TestHost } from '@crema/remote-kit/testing';
import type { GuestPayment } from '@crema/shared-contracts';
import { purchaseRecord } from '../../purchase/purchase-record.ts';
import remote from '../../remote.tsx';
import {
  answerDesign,
  answerPurchase,
  answerStatus,
  boughtReply,
  manifest,
  memberSession,
  refusal,
  startGiftServer,
} from '../../testing/gift-server.ts';
import { designMaxAgeMs } from './use-gift-design.ts';

startGiftServer();
const path = '/gift/11010101';
const open = async (options: Partial<RenderRemoteOptions> = {}, route = path) => {
  const rendered = await renderRemote(remote, { manifest, route, ...options });
  await screen.findByRole('button', { name: 'Buy and send' });
  return rendered;
};
const payment = (tokenAcquiredTimestamp = Date.now()): GuestPayment => ({
  addressToken: 'address-1',
  instrument: {
    paymentInstrumentToken: 'tok-1',
    tokenAcquiredTimestamp,
    accountNumberLastFour: '4242',
    paymentType: 'visa',
  },
});
/** Pasting takes one render instead of one per letter. */
const put = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const type = (label: string | RegExp, text: string) => put(screen.getByLabelText(label), text);
const fill = async () => {
  await type('Recipient’s name', 'Bo');
  await type('Recipient’s email address', 'bo@example.com');
  await type('Your name', 'Ada');
  await type('Your email address', 'ada@example.com');
};
const buy = () => userEvent.click(screen.getByRole('button', { name: 'Buy and send' }));
const openAsGuest = async (options: Partial<RenderRemoteOptions> = {}) => {
  const rendered = await open(options);
  act(() => rendered.host.services.giftDraft.setPayment(payment()));
  await fill();
  return rendered;
};

describe('the page of a design', () => {
  it('shows the design with its name and a link to its occasion, GFT-001, GFT-010', async () => {
    const asked = answerDesign();
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Balloons' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Birthday' })).toHaveAttribute('href', '/gift/category/birthday');
    expect(asked[0]).toEqual({ productNumber: '11010101', locale: 'en-US' });
  });

  it.each(['/gift/1101010', '/gift/110101011', '/gift/1101010a'])(
    'finds no design at %s without asking the server, and leads to all gifts, GFT-002, D-78',
    async (route) => {
      const asked = answerDesign();
      await renderRemote(remote, { manifest, route });
      expect(
        await screen.findByRole('heading', { name: 'Could not find the card(s) you were looking for.' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'See all gifts' })).toHaveAttribute('href', '/gift');
      expect(asked).toEqual([]);
    },
  );

  it('finds no design for a number that none has, GFT-002', async () => {
    answerDesign(null);
    await renderRemote(remote, { manifest, route: path });
    expect(
      await screen.findByRole('heading', { name: 'Could not find the card(s) you were looking for.' }),
    ).toBeVisible();
  });

  it('shows the mail as it is written: sender, amount, recipient and message, GFT-020', async () => {
    await open();
    const preview = screen.getByRole('figure', { name: /What your friend will see/ });
    expect(within(preview).getByRole('presentation')).toBeVisible();
    expect(preview).toHaveTextContent('Your name sent you $25.00 to spend at Crema.');
    await type('Your name', 'Ada');
    await type('Recipient’s name', 'Bo');
    await type(/Gift message/, 'Enjoy!');
    await userEvent.click(screen.getByRole('radio', { name: '$50' }));
    expect(preview).toHaveTextContent('Ada sent you $50.00 to spend at Crema.');
    expect(preview).toHaveTextContent('A gift for you, Bo');
    expect(preview).toHaveTextContent('Enjoy!');
  });

  it('names what is missing in the sources’ words and sends nothing, GFT-026, GFT-029, D-05', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }));
    await buy();
    expect(await screen.findByText('Enter the recipient’s name.')).toBeVisible();
    for (const words of [
      'Enter a Gift amount between $5 and $100.',
      'Enter the recipient’s email address.',
      'Enter your name.',
      'Enter your email address.',
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText('Your amount')).toHaveFocus();
  });

  it('asks for the message only where that is configured, GFT-021, GFT-029, D-70', async () => {
    await open({ configuration: { giftMessageRequired: true } });
    await buy();
    expect(await screen.findByText('Enter a Gift message.')).toBeVisible();
  });

  it('counts the message from 140 characters on, as people count them, and refuses more than 160, GFT-021, D-70', async () => {
    await open();
    const message = screen.getByLabelText(/Gift message/);
    await userEvent.click(message);
    await userEvent.paste('x'.repeat(139));
    expect(screen.queryByText(/characters? left/)).toBeNull();
    await userEvent.paste('👨‍👩‍👧');
    expect(screen.getByText('20 characters left')).toBeVisible();
    await userEvent.paste('x'.repeat(21));
    expect(screen.getByText('1 character too many')).toBeVisible();
    await buy();
    expect(await screen.findByText('The message can have 160 characters at most.')).toBeVisible();
  });

  it('counts a name like the message: emoji of several parts are one character, GFT-024', async () => {
    const bodies = answerPurchase();
    await openAsGuest();
    const kiss = '👩🏻‍❤️‍💋‍👨🏿';
    await type('Recipient’s name', kiss.repeat(23));
    await type(/Gift message/, kiss.repeat(160));
    expect(screen.getByText('0 characters left')).toBeVisible();
    await buy();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      egifts: [{ message: kiss.repeat(160), recipients: [{ name: `Bo${kiss.repeat(23)}` }] }],
    });
  });

  it('counts the message as it is sent: what nobody sees does not count, GFT-021', async () => {
    const bodies = answerPurchase();
    await openAsGuest();
    await userEvent.click(screen.getByLabelText(/Gift message/));
    await userEvent.paste(`  ${'x\u200b'.repeat(160)} \u00ad\n`);
    expect(screen.getByText('0 characters left')).toBeVisible();
    await buy();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ egifts: [{ message: 'x'.repeat(160) }] });
  });

  it.each([
    ['after 15 minutes', () => jest.advanceTimersByTimeAsync(designMaxAgeMs), 'en-US'],
    ['in another language', async (host: TestHost) => host.setLocale('fr-CA'), 'fr-CA'],
  ] as const)('requests the design again %s, GFT-011', async (_when, pass, locale) => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const asked = answerDesign();
      const { host } = await renderRemote(remote, { manifest, route: path });
      await screen.findByLabelText('Your name');
      expect(asked).toHaveLength(1);
      await act(async () => pass(host));
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(asked[1]).toEqual({ productNumber: '11010101', locale });
    } finally {
      jest.useRealTimers();
    }
  });

  it('starts with the member’s first name and address, GFT-022', async () => {
    await open({ session: memberSession });
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Your email address')).toHaveValue('ada@example.com');
  });

  it('fills a row for each address that is pasted, up to the limit, GFT-024, D-78', async () => {
    await open({ configuration: { giftMaxRecipients: 3 } });
    await userEvent.click(screen.getByLabelText('Recipient’s email address'));
    await userEvent.paste('Bo <bo@example.com>, cy@example.com; de@example.com\nef@example.com');
    const rows = screen.getAllByLabelText('Recipient’s email address');
    expect(rows.map((row) => (row as HTMLInputElement).value)).toEqual([
      'bo@example.com',
      'cy@example.com',
      'de@example.com',
    ]);
    expect(screen.getAllByLabelText('Recipient’s name')[0]).toHaveValue('Bo');
    expect(screen.getByText('A purchase can have 3 recipients at most.')).toBeVisible();
    expect(screen.getByText('This address was left out: ef@example.com')).toBeVisible();
    expect(screen.getByText('Double-check all recipient emails before buying')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a recipient' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove recipient 2' }));
    expect(screen.getByRole('region', { name: 'Who is it for?' })).toHaveFocus();
    expect(screen.getAllByLabelText('Recipient’s email address')).toHaveLength(2);
  });

  it('flags an address at once that an earlier recipient has, and does not send it, GFT-025, D-74', async () => {
    const { host } = await openAsGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Add a recipient' }));
    const second = within(screen.getByRole('group', { name: 'Recipient 2' }));
    await put(second.getByLabelText('Recipient’s name'), 'Bo');
    await put(second.getByLabelText('Recipient’s email address'), 'BO@example.com');
    expect(await second.findByText(/This address is there already/)).toBeVisible();
    expect(second.getByLabelText('Recipient’s email address')).toHaveAccessibleDescription(
      /This address is there already/,
    );
    await buy();
    await waitFor(() => expect(second.getByLabelText('Recipient’s email address')).toHaveFocus());
    expect(host.services.giftDraft.payment.get()).toEqual(payment(expect.any(Number) as unknown as number));
  });

  it('refuses a name of more than 25 characters and an address that is none, GFT-024, GFT-022', async () => {
    await open();
    await type('Recipient’s name', 'x'.repeat(26));
    await type('Recipient’s email address', 'bo');
    await type('Your email address', 'ada@');
    await buy();
    expect(await screen.findByText('A name can have 25 characters at most.')).toBeVisible();
    expect(screen.getAllByText('Please enter a valid email address.')).toHaveLength(2);
  });

  it('offers a day up to a year ahead, and names the zone, D-73', async () => {
    const clock = { now: () => Date.UTC(2026, 10, 26, 22), monotonic: () => 0 };
    await open({ clock });
    await userEvent.click(screen.getByRole('radio', { name: /On a day/ }));
    const day = screen.getByLabelText('Day');
    expect(day).toHaveAttribute('min', '2026-11-26');
    expect(day).toHaveAttribute('max', '2027-11-26');
    const hour = screen.getByLabelText('Hour');
    expect(hour).toHaveValue('09:00');
    expect(hour).toHaveAccessibleDescription(/^Time zone: .+$/);
    await buy();
    expect(await screen.findByText('Choose a day from today to a year from now.')).toBeVisible();
    await act(async () => void fireEvent.change(day, { target: { value: '2026-11-26' } }));
    expect(hour).toHaveAccessibleDescription(/^9:00 AM, .+, is past for today: the gift is sent at once/);
    await userEvent.selectOptions(hour, '11:00 PM');
    expect(hour).toHaveAccessibleDescription(/^Time zone: .+$/);
  });

  it('asks for no address while the sender sends the link, L-45', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /I’ll send the link myself/ }));
    expect(screen.queryByLabelText('Recipient’s email address')).toBeNull();
    await buy();
    expect(await screen.findByText('Enter the recipient’s name.')).toBeVisible();
    expect(screen.queryByText('Enter the recipient’s email address.')).toBeNull();
  });

  it('has a message of their own for each of several recipients, and one for everyone else, L-45', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /different message/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add a recipient' }));
    expect(screen.getByLabelText(/^Gift message for everyone/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Write a different message for recipient 2' }));
    await put(screen.getByLabelText(/^Message for this recipient/), 'For you: see example.com');
    await buy();
    expect(await screen.findByText('The message can’t have links or email addresses in it.')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Use the message for everyone for recipient 2' }),
    );
    expect(screen.queryByLabelText(/^Message for this recipient/)).toBeNull();
  });

  it('keeps a change that takes an earlier one back, GFT-020', async () => {
    const first = await open();
    await userEvent.click(screen.getByRole('radio', { name: '$100' }));
    first.unmount();
    const second = await open();
    await userEvent.click(screen.getByRole('radio', { name: '$25' }));
    await userEvent.click(screen.getByRole('radio', { name: '$100' }));
    await userEvent.click(screen.getByRole('radio', { name: '$25' }));
    second.unmount();
    await open();
    expect(screen.getByRole('radio', { name: '$25' })).toBeChecked();
  });

  it('keeps what was typed for the next visit of the page, GFT-020', async () => {
    const { unmount } = await open();
    await type(/Gift message/, 'Enjoy!');
    unmount();
    await open({ session: memberSession });
    expect(screen.getByLabelText(/Gift message/)).toHaveValue('Enjoy!');
  });
});

describe('the payment of a gift', () => {
  it('is marked together with the fields that are empty, also in the vault, L-17', async () => {
    const { host } = await open({ session: memberSession });
    await buy();
    expect(await screen.findByText('Add a payment method.')).toBeVisible();
    expect(screen.getByLabelText('Recipient’s name')).toHaveFocus();
    act(() => host.services.giftDraft.choosePayment({ kind: 'new-card', name: 'Card' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
    const commands: unknown[] = [];
    jest
      .spyOn(frame.contentWindow!, 'postMessage')
      .mockImplementation(((command: unknown) => commands.push(command)) as never);
    await buy();
    await waitFor(() => expect(commands).toContainEqual({ target: 'crema-vault', kind: 'mark' }));
  });

  it('is asked for when nothing is chosen, and leads a guest to the address, GFT-029, D-76', async () => {
    const { host } = await open();
    await fill();
    await buy();
    expect(await screen.findByText('Add a payment method.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveFocus();
    const add = screen.getByRole('link', { name: 'Add payment' });
    expect(add).toHaveAttribute('href', '/account/payment-method/gift/guest/billing-address');
    await userEvent.click(add);
    expect(host.services.giftDraft.current.get()).toEqual({
      productNumber: '11010101',
      name: 'Balloons',
      path,
    });
  });

  it('is the card that a guest typed, sent with its address and the risk data, GFT-040, GFT-045, D-156', async () => {
    const bodies = answerPurchase();
    answerStatus(() => HttpResponse.json(boughtReply));
    const { location } = await openAsGuest();
    expect(screen.getByText(/You pay with Visa •••• 4242/)).toBeVisible();
    await buy();
    await waitFor(() => expect(location()).toBe('/gift/confirmation'));
    expect(bodies).toEqual([
      {
        requestId: expect.stringMatching(/^[\w-]{8,64}$/),
        orderSource: 'Web',
        locale: 'en-US',
        currency: 'USD',
        paymentType: 'visa',
        paymentInstrumentToken: 'tok-1',
        addressToken: 'address-1',
        senderName: 'Ada',
        senderEmail: 'ada@example.com',
        timeZone: expect.any(String),
        egifts: [
          {
            productNumber: '11010101',
            amountMinor: 2500,
            message: '',
            deliveryMethod: 'email',
            recipients: [{ name: 'Bo', email: 'bo@example.com' }],
          },
        ],
        returnUrl: 'http://localhost/gift/confirmation',
        risk: expect.objectContaining({ screen: '0x0' }),
      },
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('tok-1');
  });

  it('warns a minute before the guest’s card expires, asks for it after that, and keeps what was typed, GFT-044, D-12', async () => {
    let now = Date.UTC(2026, 10, 26, 22);
    const { host } = await open({ clock: { now: () => now, monotonic: () => 0 } });
    await fill();
    jest.useFakeTimers();
    const pass = (ms: number) =>
      act(() => {
        now += ms;
        return jest.advanceTimersByTimeAsync(ms);
      });
    try {
      act(() => host.services.giftDraft.setPayment(payment(now)));
      await pass(239_999);
      expect(screen.getByText(/You pay with Visa •••• 4242/)).toBeVisible();
      expect(screen.queryByText('Your card details expire in one minute.')).toBeNull();
      await pass(1);
      expect(screen.getByText('Your card details expire in one minute.')).toBeVisible();
      await pass(60_001);
      expect(screen.queryByText('Your card details expire in one minute.')).toBeNull();
      expect(screen.getByText(/expired/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Add payment' })).toBeVisible();
      expect(screen.getByLabelText('Recipient’s name')).toHaveValue('Bo');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['confirms', true, '/account/payment-method/gift/guest/billing-address'],
    ['cancels', false, path],
  ])(
    'that expired asks for the card again; who %s goes on accordingly, GFT-044',
    async (_what, answer, target) => {
      const bodies = answerPurchase();
      const confirm = jest.fn(async () => answer);
      const rendered = await open({ confirm });
      act(() => rendered.host.services.giftDraft.setPayment(payment(Date.now() - 300_001)));
      await fill();
      await buy();
      await waitFor(() =>
        expect(confirm).toHaveBeenCalledWith({
          title: 'Your card details have expired',
          body: 'We’re sorry to say this session expired. Add your payment info again.',
          confirmLabel: 'Add payment',
          cancelLabel: 'Back to the gift',
        }),
      );
      await waitFor(() => expect(rendered.location()).toBe(target));
      expect(bodies).toEqual([]);
    },
  );

  it.each(['PAYMENT_TOKEN_EXPIRED', 'PAYMENT_TOKEN_UNKNOWN'])(
    'that the server calls expired (%s) asks for the card again, and keeps the form, GFT-044',
    async (code) => {
      answerPurchase(() => HttpResponse.json(refusal(code), { status: 409 }));
      const confirm = jest.fn(async () => false);
      const { location } = await openAsGuest({ confirm });
      await buy();
      await waitFor(() =>
        expect(confirm).toHaveBeenCalledWith(
          expect.objectContaining({ title: 'Your card details have expired' }),
        ),
      );
      expect(screen.getByLabelText('Recipient’s name')).toHaveValue('Bo');
      expect(location()).toBe(path);
    },
  );

  it('is what a member chose in #payment, GFT-003', async () => {
    const bodies = answerPurchase();
    answerStatus(() => HttpResponse.json(boughtReply));
    const { host, location } = await open({ session: memberSession });
    await type('Recipient’s name', 'Bo');
    await type('Recipient’s email address', 'bo@example.com');
    const choose = screen.getByRole('link', { name: 'Choose payment' });
    await userEvent.click(choose);
    expect(location()).toBe(`${path}#payment`);
    act(() =>
      host.services.giftDraft.choosePayment({
        kind: 'instrument',
        paymentMethodId: 'pm-1',
        paymentType: 'mastercard',
        name: 'Mastercard •••• 4444',
      }),
    );
    const method = await screen.findByText('You pay with Mastercard •••• 4444.');
    expect(method).toBeVisible();
    expect(method.parentElement?.querySelector(':scope > svg[aria-hidden="true"]')).not.toBeNull();
    await buy();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ paymentType: 'mastercard', paymentInstrumentId: 'pm-1' });
    expect(bodies[0]).not.toHaveProperty('paymentInstrumentToken');
  });

  it('is chosen again when its kind is not known, GFT-045', async () => {
    const bodies = answerPurchase();
    const { host } = await open({ session: memberSession });
    act(() => {
      host.services.giftDraft.start({ productNumber: '11010101', name: 'Balloons', path });
      host.services.giftDraft.choosePayment({ kind: 'instrument', paymentMethodId: 'pm-1', name: 'Card' });
    });
    await type('Recipient’s name', 'Bo');
    await type('Recipient’s email address', 'bo@example.com');
    await buy();
    expect(await screen.findByText('Add a payment method.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it.each([
    ['PAYMENT_PROVIDER_DOWN', false, 'Something went wrong with your payment method.'],
    ['TOO_MANY_REQUESTS', false, /^Too many tries/],
    ['PAYMENT_PROVIDER_DOWN', true, 'Check your connection and try again.'],
  ] as const)(
    'says so when the card form makes no token (%s, offline: %s), and sends nothing, GFT-062, CRD-052',
    async (code, isOffline, words) => {
      const bodies = answerPurchase();
      const { host } = await open({ session: memberSession });
      act(() => {
        host.services.giftDraft.start({ productNumber: '11010101', name: 'Balloons', path });
        host.services.giftDraft.choosePayment({ kind: 'new-card', name: 'Card' });
      });
      await type('Recipient’s name', 'Bo');
      await type('Recipient’s email address', 'bo@example.com');
      const frame = await screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
      if (isOffline) act(() => host.setConnection('offline'));
      const say = (message: object) =>
        act(async () => {
          window.dispatchEvent(
            new MessageEvent('message', {
              origin: host.services.vaultOrigin,
              source: frame.contentWindow,
              data: { source: 'crema-vault', ...message },
            }),
          );
        });
      await say({ kind: 'ready' });
      await buy();
      await say({ kind: 'refused', code });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('region', { name: 'Payment' })).toHaveFocus();
      expect(screen.getByLabelText('Recipient’s name')).toHaveValue('Bo');
      expect(bodies).toEqual([]);
    },
  );

  it('by PayPal is taken back with a second recipient, explained, and focus is on the payment, GFT-028, D-75', async () => {
    const { host } = await open({ session: memberSession });
    act(() => {
      host.services.giftDraft.start({ productNumber: '11010101', name: 'Balloons', path });
      host.services.giftDraft.choosePayment({
        kind: 'instrument',
        paymentMethodId: 'pm-2',
        paymentType: 'paypal',
        name: 'PayPal a•••@example.com',
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add a recipient' }));
    expect(await screen.findByText(/can’t be paid with PayPal/)).toBeVisible();
    expect(host.services.giftDraft.choice.get()).toBeUndefined();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveFocus();
  });

  it('waits for the confirmed address above $50, D-158', async () => {
    answerDesign(undefined, { __typename: 'Money', amountMinor: 5_000, currency: 'USD' });
    await open({ session: memberSession });
    expect(await screen.findByText(/^Gifts above \$50\.00 wait until you confirm/)).toBeVisible();
  });

  it.each([
    ['is by email, without a choice', false, 'email'],
    ['can be a link for Facebook where that is configured', true, 'facebook'],
  ])('%s, GFT-027, D-72', async (_what, giftSocialDelivery, deliveryMethod) => {
    const bodies = answerPurchase();
    await openAsGuest({ configuration: { giftSocialDelivery } });
    const choice = screen.queryByRole('radio', { name: /On Facebook/ });
    expect(choice !== null).toBe(giftSocialDelivery);
    if (choice) await userEvent.click(choice);
    await buy();
    await waitFor(() => expect(bodies[0]).toMatchObject({ egifts: [{ deliveryMethod }] }));
  });

  it('shows what several gifts cost together, and the limit, D-71', async () => {
    await open({ configuration: { giftMaxRecipients: 20 } });
    await userEvent.click(screen.getByRole('radio', { name: '$100' }));
    await userEvent.click(screen.getByLabelText('Recipient’s email address'));
    await userEvent.paste(Array.from({ length: 11 }, (_, index) => `p${index}@example.com`).join(','));
    expect(screen.getByText('$1,100.00')).toBeVisible();
    expect(screen.getByText(/A purchase can come to \$1,000\.00 at most\./)).toBeVisible();
  });
});

const guestPages = '/account/payment-method/gift/guest';
const changeCard = ['Change card', `${guestPages}/credit-card`] as const;
const editAddress = ['Edit address', `${guestPages}/billing-address`] as const;

describe('a purchase that is refused', () => {
  it.each([
    ['PAYMENT_DECLINED', 402, 'Something went wrong with your payment method.', changeCard],
    ['PAYMENT_CARD_EXPIRED', 402, 'This credit/debit card may have expired.', changeCard],
    ['GIFT_RECIPIENT_INVALID', 400, 'Unable to send. Double check your recipient info.', undefined],
    ['GIFT_ART_UNAVAILABLE', 409, 'This gift card art is no longer available.', ['Update card art', '/gift']],
    ['GIFT_ADDRESS_UNAVAILABLE', 409, 'The address is not available.', editAddress],
    ['ADDRESS_NOT_FOUND', 404, 'Something went wrong with your billing address.', editAddress],
    ['PAYMENT_REVIEW', 402, 'Something went wrong with your order.', changeCard],
    [
      'GIFT_DELIVERY_METHOD',
      400,
      'Delivery method must be an email address or a Facebook account.',
      undefined,
    ],
    ['GIFT_NOT_BOUGHT', 409, 'Something went wrong with placing this order.', undefined],
    ['NOT_A_CODE', 400, 'Something went wrong with placing this order.', undefined],
  ] as const)(
    'by %s says so, its next step is beside the sentence and works, and the form and the gift stay, GFT-027, GFT-061, GFT-062, L-32, L-44',
    async (code, status, words, action) => {
      answerPurchase(() => HttpResponse.json(refusal(code), { status }));
      const { location, host } = await openAsGuest();
      await buy();
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent(words);
      expect(notice).toHaveTextContent(
        code === 'PAYMENT_DECLINED' ? /Your bank declined Visa •••• \d{4}/ : 'Your gift was not bought',
      );
      expect(screen.getByLabelText('Recipient’s name')).toHaveValue('Bo');
      expect(location()).toBe(path);
      const step = within(notice).queryByRole('link');
      expect(step?.textContent).toBe(action?.[0]);
      if (!step) return;
      expect(within(notice).getByText(words)).not.toContainElement(step);
      await userEvent.click(step);
      await waitFor(() => expect(location()).toBe(action?.[1]));
      expect(host.services.giftDraft.current.get()?.path).toBe(path);
    },
  );

  it('for its billing address forgets the token, so that the address is given again, GFT-061', async () => {
    answerPurchase(() => HttpResponse.json(refusal('ADDRESS_NOT_FOUND'), { status: 404 }));
    const { host } = await openAsGuest();
    await buy();
    await screen.findByRole('alert');
    expect(host.services.giftDraft.payment.get()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Add payment' })).toHaveAttribute('href', editAddress[1]);
  });

  it('is not sent offline, and says so, D-77', async () => {
    const bodies = answerPurchase();
    const { host } = await openAsGuest();
    act(() => host.setConnection('offline'));
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
    expect(bodies).toEqual([]);
    expect(purchaseRecord.read(undefined)).toBeUndefined();
  });

  it('by a session that has ended offers the sign-in, and keeps the form', async () => {
    answerPurchase(() => HttpResponse.json(refusal('UNAUTHENTICATED'), { status: 401 }));
    const signIn = jest.fn(async () => true);
    await openAsGuest({ signIn });
    await buy();
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Recipient’s name')).toHaveValue('Bo');
  });

  it('by 170046 opens a dialog that only closes, GFT-060', async () => {
    answerPurchase(() => HttpResponse.json(refusal('170046'), { status: 409 }));
    const confirm = jest.fn(async () => true);
    await openAsGuest({ confirm });
    await buy();
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledWith({
        title: 'Uh-oh! We found duplicate emails',
        body: expect.stringMatching(/one gift/),
        confirmLabel: 'Got it',
      }),
    );
    expect(screen.getByLabelText('Recipient’s name')).toHaveValue('Bo');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a new id once the bank has decided', 'PAYMENT_REVIEW', 402, false],
    ['a new id once it has ended', 'GIFT_NOT_BOUGHT', 409, false],
    ['the same id before a payment', 'GIFT_RECIPIENT_INVALID', 400, true],
  ])('is sent again under %s, GFT-043', async (_what, code, status, isSame) => {
    const bodies = answerPurchase(() => HttpResponse.json(refusal(code), { status }));
    const { host } = await openAsGuest();
    await buy();
    await screen.findByRole('alert');
    act(() => host.services.giftDraft.setPayment(payment()));
    await buy();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[0]?.['requestId'] === bodies[1]?.['requestId']).toBe(isSame);
  });
});

describe('a purchase that may have been charged', () => {
  const earlier = {
    requestId: 'request-1',
    path,
    senderEmail: 'ada@example.com',
    state: 'sent',
  } as const;
  it('leads to its page instead of buying again, GFT-043, D-77', async () => {
    const bodies = answerPurchase();
    const asked = answerStatus(() => HttpResponse.json(boughtReply));
    purchaseRecord.write(earlier);
    const { location } = await openAsGuest();
    expect(screen.getByText('Your last gift is still being processed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what became of it' })).toHaveAttribute(
      'href',
      '/gift/confirmation',
    );
    await buy();
    await waitFor(() => expect(location()).toBe('/gift/confirmation'));
    await waitFor(() => expect(asked).toEqual([{ id: 'request-1', zeroRetries: 'true' }]));
    expect(bodies).toEqual([]);
  });

  it.each([
    ['a lost reply', () => HttpResponse.error()],
    ['a page of the network in the way', () => HttpResponse.html('<p>Sign in to the Wi-Fi</p>')],
    ['a reply of a proxy', () => HttpResponse.html('<p>Not found</p>', { status: 404 })],
    ['an error of the server', () => HttpResponse.json(refusal('TEMPORARILY_UNAVAILABLE'), { status: 503 })],
    [
      'a conflict with the earlier request',
      () => HttpResponse.json(refusal('IDEMPOTENCY_CONFLICT'), { status: 409 }),
    ],
  ])('is followed after %s, GFT-043, D-77', async (_what, reply) => {
    answerPurchase(reply);
    answerStatus(() => HttpResponse.json(boughtReply));
    const { location } = await openAsGuest();
    await buy();
    await waitFor(() => expect(location()).toBe('/gift/confirmation'));
  });

  it('is sent once more by a guest after a lost reply, with the same id: the reply may have brought the session, GFT-043', async () => {
    let sent = 0;
    const bodies = answerPurchase(() => {
      sent += 1;
      return sent === 1
        ? HttpResponse.error()
        : HttpResponse.json({ delay: 0, requestId: 'r' }, { status: 202 });
    });
    answerStatus(() => HttpResponse.json(boughtReply));
    const { location } = await openAsGuest();
    await buy();
    await waitFor(() => expect(location()).toBe('/gift/confirmation'));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(expect.objectContaining({ requestId: bodies[0]?.['requestId'] }));
  });

  it('of another member is not known, D-166', async () => {
    purchaseRecord.write({ ...earlier, memberId: 'm2' });
    const bodies = answerPurchase();
    await openAsGuest();
    expect(screen.queryByText('Your last gift is still being processed')).toBeNull();
    await buy();
    await waitFor(() => expect(bodies).toHaveLength(1));
  });
});
