import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerCookies } from '@crema/remote-kit/testing';
import type { StoreChoice } from '@crema/shared-contracts';
import type { OrderPayment } from '../../facts/order.types.ts';
import {
  answerOrderPayment,
  answerStore,
  answerCartItems,
  saveOnDevice,
  pricingDouble,
  submitDouble,
} from '../../../testing/order-doubles.ts';
import {
  cartLine,
  challenge,
  placedPayment,
  storeDetails,
  submitted,
  vanilla,
} from '../../../testing/order.fixtures.ts';
import {
  openCheckout,
  pay,
  place,
  placeButton,
  tokenisedCard,
  typeContact,
} from '../../../testing/guest-checkout.ts';
import { choiceAgeMs, reasonToAsk } from '../pick-up/use-confirm-store.ts';
import { member, openPage, serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
const setup = (submit = submitDouble()) => {
  server.use(answerStore(), answerCartItems(), ...pricingDouble().handlers, ...submit.handlers);
  saveOnDevice();
  return submit;
};
describe('guest checkout', () => {
  it('shows the items to pay for, with their excluded ingredients', async () => {
    setup();
    const excludedIngredients = [{ sku: 'opt-320', name: 'Espresso' }];
    saveOnDevice([cartLine({ childItems: [vanilla(2)], excludedIngredients })]);
    await openCheckout();
    await userEvent.click(screen.getByText('1 item'));
    expect(screen.getByText('Medium, 2 × Vanilla syrup, No espresso')).toBeVisible();
  });

  it('says before a card is typed that the browser refuses cookies, PLT-018', async () => {
    setup();
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await openCheckout();
    expect(screen.getByText('Your browser refuses cookies')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('says so when the server receives none, though the browser states that it keeps them, R-09', async () => {
    setup();
    server.use(answerCookies(false));
    await openCheckout();
    expect(await screen.findByText('Your browser refuses cookies')).toBeVisible();
  });

  it('marks the order as a guest’s also when it is opened by its address, ORD-120', async () => {
    setup();
    expect(sessionStorage.getItem('crema.guest-ordering')).toBeNull();
    const { go } = await openCheckout();
    await waitFor(() => expect(sessionStorage.getItem('crema.guest-ordering')).toBe('{"v":1,"value":true}'));
    act(() => go('/menu/cart'));
    expect(await screen.findByRole('button', { name: 'Check out as guest' })).toBeVisible();
  });

  it.each([
    { change: { availability: 'BUSY' }, because: 'the store is not READY' },
    { change: { guestOrdering: false }, because: 'the store takes no guests' },
    { change: { svcOnly: true }, because: 'the store takes stored-value cards only' },
  ] as const)('opened by its address leads to the cart, because $because, ORD-120', async ({ change }) => {
    const store = storeDetails();
    setup();
    server.use(answerStore({ ...store, mobileOrdering: { ...store.mobileOrdering, ...change } }));
    const { location } = await openPage('/menu/cart/guest/checkout');
    await waitFor(() => expect(location()).toBe('/menu/cart'));
    expect(screen.queryByRole('button', { name: /Check out as guest|Continue as guest/ })).toBeNull();
  });

  it('waits while the bank asks in its frame, and the order is placed after it, sent once, with amount and store, ORD-103, ORD-109, L-08', async () => {
    const submit = setup(submitDouble(() => ({ errorCode: 'PAYMENT_ACTION_REQUIRED' })));
    let reply: OrderPayment = challenge;
    server.use(answerOrderPayment(() => reply));
    const { vault, navigate } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    await pay(vault);
    expect(await screen.findByTitle('Confirmation by your bank')).toHaveAttribute(
      'src',
      `${challenge.action?.url}?locale=en-US&theme=light`,
    );
    expect(screen.getByRole('heading', { name: 'Confirm your payment' })).toHaveFocus();
    expect(screen.getByText('$5.00 at Loop')).toBeVisible();
    expect(vault.frame.parentElement).toHaveStyle({ minBlockSize: '0' });
    reply = placedPayment;
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked).toHaveLength(1);
    expect(sessionStorage.getItem('crema.ordering.pending') ?? '').not.toContain('tok');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/"tok\\*"/);
  });

  it('waits after PAYMENT_PENDING; after two minutes without a decision Check again asks the bank, and the order is placed, sent once, ORD-103, ORD-109', async () => {
    const submit = setup(submitDouble(() => ({ errorCode: 'PAYMENT_PENDING' })));
    let reply: OrderPayment = { ...challenge, status: 'PENDING', action: null };
    server.use(answerOrderPayment(() => reply));
    const { vault, navigate } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    await pay(vault);
    expect((await screen.findAllByText('Waiting for your bank'))[0]).toBeVisible();
    expect(screen.getByText(/You pay once\.$/)).toBeVisible();
    const realTimeout = setTimeout;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance', 'Date'] });
    try {
      while (!screen.queryByRole('button', { name: 'Check again' }))
        await act(async () => {
          await jest.advanceTimersByTimeAsync(15_000);
          await new Promise((resolve) => realTimeout(resolve, 5));
        });
    } finally {
      jest.useRealTimers();
    }
    expect(screen.getByText(/^Your bank hasn’t decided yet\./)).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    reply = placedPayment;
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/menu/order/order-1?token=token-1', { replace: true }),
    );
    expect(submit.asked).toHaveLength(1);
  });

  it('sends the same order again with Try again, and keeps everything typed, ORD-103, ORD-164', async () => {
    const submit = setup(
      submitDouble((count) => (count === 1 ? { errorCode: 'TOO_MANY_REQUESTS' } : submitted())),
    );
    const { vault, navigate } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    await pay(vault);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada');
    await userEvent.click(again);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked).toHaveLength(2);
    expect(submit.asked[1]).toEqual(submit.asked[0]);
  });

  it('places the order with a single-use card and leads to its page, ORD-003, ORD-100, ORD-121, ORD-102, D-170', async () => {
    const submit = setup();
    const { vault, navigate } = await openCheckout();
    await vault.say({ kind: 'ready' });
    expect(vault.received).toContainEqual({
      target: 'crema-vault',
      kind: 'present',
      locale: 'en-US',
      theme: 'light',
    });
    await typeContact();
    await vault.say({ kind: 'validity', complete: true });
    await pay(vault);
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/menu/order/order-1?token=token-1', { replace: true }),
    );
    expect(submit.operations).toEqual(['SubmitOrderGuest']);
    expect(submit.asked).toEqual([
      {
        orderId: 'order-1',
        storeNumber: '1001-2',
        tenders: [{ id: 'tok', tender: 'CARD', amountMinor: 500 }],
        tipAmountMinor: 0,
        guest: {
          firstName: 'Ada',
          email: 'ada@example.com',
          phoneNumber: null,
          emailMarketingOptIn: false,
          paymentType: 'visa',
          accountNumberLastFour: '4242',
        },
        returnUrl: 'http://localhost/menu/cart/guest/checkout',
      },
    ]);
  });

  it('names the store and its street beside the button, R-15, D-174', async () => {
    setup();
    await openCheckout();
    expect(await screen.findByText(/^Pick up at/)).toHaveTextContent(
      'Pick up at Loop, 1 Wacker Drive, Chicago',
    );
  });

  it('asks once whether a store chosen more than twelve hours ago is the right one, before the card is sent, D-174', async () => {
    setup();
    const chosenAt = (at: number) =>
      localStorage.setItem(
        'crema.ordering.store-chosen',
        JSON.stringify({ v: 1, value: { storeNumber: '1001-2', at } }),
      );
    chosenAt(Date.now() - choiceAgeMs - 60_000);
    const asked: string[] = [];
    let answer = false;
    const confirm = ({ title, body }: { readonly title: string; readonly body: string }) => {
      asked.push(`${title} ${body}`);
      return Promise.resolve(answer);
    };
    const { vault } = await openCheckout({ confirm });
    await vault.say({ kind: 'ready' });
    await typeContact();
    const tokenised = () => vault.received.filter(({ kind }) => kind === 'tokenise');
    await place();
    await waitFor(() =>
      expect(asked).toEqual([
        'Is this the right store? You chose Loop a while ago: 1 Wacker Drive, Chicago.',
      ]),
    );
    expect(tokenised()).toEqual([]);
    answer = true;
    await place();
    await waitFor(() => expect(tokenised()).toHaveLength(1));
    const { value } = JSON.parse(localStorage.getItem('crema.ordering.store-chosen') ?? '') as {
      value: StoreChoice;
    };
    expect(reasonToAsk({ choice: value, storeNumber: '1001-2', now: Date.now() })).toBeUndefined();
  });

  it.each([
    {
      because: 'it was chosen within twelve hours',
      choice: { storeNumber: '1', at: 1 },
      now: choiceAgeMs + 1,
      asks: false,
    },
    {
      because: 'it was chosen earlier',
      choice: { storeNumber: '1', at: 1 },
      now: choiceAgeMs + 2,
      asks: true,
    },
    {
      because: 'another store was chosen then',
      choice: { storeNumber: '2', at: 1 },
      now: choiceAgeMs + 2,
      asks: false,
    },
    { because: 'nothing is recorded', choice: undefined, now: choiceAgeMs + 2, asks: false },
  ])('asks for the store: $asks, because $because, D-174', ({ choice, now, asks }) => {
    expect(reasonToAsk({ choice, storeNumber: '1', now })).toBe(asks ? 'old' : undefined);
  });

  // 0.73 degrees of latitude are 50.4 miles, 0.72 are 49.7.
  it.each([
    { because: 'the visitor is near', north: 0.72, choice: { storeNumber: '1', at: 1 }, reason: undefined },
    { because: 'the visitor is far', north: 0.73, choice: { storeNumber: '1', at: 1 }, reason: 'far' },
    { because: 'the visitor is far and nothing is recorded', north: 5, choice: undefined, reason: 'far' },
    {
      because: 'the visitor has confirmed it',
      north: 5,
      choice: { storeNumber: '1', at: 1, isFarConfirmed: true },
      reason: undefined,
    },
    {
      because: 'the visitor has confirmed another store',
      north: 5,
      choice: { storeNumber: '2', at: 1, isFarConfirmed: true },
      reason: 'far',
    },
  ])('asks for a store by its distance: $reason, because $because, D-174', ({ north, choice, reason }) => {
    const store = { lat: 41, lng: -87 };
    const visitor = { lat: 41 + north, lng: -87 };
    expect(reasonToAsk({ choice, storeNumber: '1', now: 2, store, visitor })).toBe(reason);
  });

  it('asks once whether a store more than 50 miles from the visitor’s position is the right one, D-174', async () => {
    setup();
    sessionStorage.setItem('crema.visitor-position', JSON.stringify({ v: 1, value: { lat: 45, lng: -93 } }));
    const asked: string[] = [];
    const confirm = ({ body }: { readonly body: string }) => {
      asked.push(body);
      return Promise.resolve(true);
    };
    const { vault } = await openCheckout({ confirm });
    await vault.say({ kind: 'ready' });
    await typeContact();
    await place();
    await waitFor(() =>
      expect(asked).toEqual(['Loop is more than 50 miles from where you are: 1 Wacker Drive, Chicago.']),
    );
    await waitFor(() => expect(vault.received.filter(({ kind }) => kind === 'tokenise')).toHaveLength(1));
    await vault.say({ kind: 'refused', code: 'VALIDATION' });
    await place();
    await waitFor(() => expect(vault.received.filter(({ kind }) => kind === 'tokenise')).toHaveLength(2));
    expect(asked).toHaveLength(1);
  });

  it('marks all fields, those of the card in the vault too, and focuses the first, L-17', async () => {
    setup();
    const { vault } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await place();
    await waitFor(() => expect(vault.received.at(-1)).toEqual({ target: 'crema-vault', kind: 'mark' }));
    const name = screen.getByRole('textbox', { name: /First name/ });
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(screen.getByRole('textbox', { name: /Email/ })).toBeInvalid();
  });

  it('asks the vault to show what is missing when the card is not complete', async () => {
    const submit = setup();
    const { vault } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    await place();
    await waitFor(() => expect(vault.received.at(-1)).toMatchObject({ kind: 'tokenise' }));
    await vault.say({ kind: 'refused', code: 'VALIDATION' });
    await vault.say(tokenisedCard);
    expect(screen.queryByText(/ending in 4242/)).not.toBeInTheDocument();
    expect(submit.asked).toHaveLength(0);
  });

  it('tokenises a complete card when the order is placed', async () => {
    const submit = setup();
    const { vault, navigate } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await vault.say({ kind: 'validity', complete: true });
    await typeContact();
    await place();
    await waitFor(() => expect(vault.received.at(-1)).toMatchObject({ kind: 'tokenise' }));
    expect(submit.asked).toHaveLength(0);
    // A single press places the order: no other button has to be pressed first.
    expect(screen.queryByRole('button', { name: 'Use this card' })).not.toBeInTheDocument();
    await vault.say(tokenisedCard);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked).toHaveLength(1);
  });

  it('ignores messages of any window but the vault', async () => {
    setup();
    const { vault } = await openCheckout();
    await vault.say(tokenisedCard, 'http://evil.test');
    expect(screen.queryByText(/ending in 4242/)).not.toBeInTheDocument();
  });

  it('requires a name and an email; phone and marketing are optional', async () => {
    const submit = setup();
    const { vault } = await openCheckout();
    await vault.say({ kind: 'ready' });
    expect(screen.getByRole('checkbox', { name: /offers and updates/ })).not.toBeChecked();
    await place();
    expect(await screen.findByText('Enter your first name.')).toBeVisible();
    expect(screen.getByText('Enter your email address.')).toBeVisible();
    expect(submit.asked).toHaveLength(0);
  });

  it('sends the mailings that were ticked, and leaves out a phone number that cannot be read, which it says, ORD-107, D-34, PLT-020', async () => {
    const submit = setup();
    const { vault } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '555');
    await userEvent.click(screen.getByRole('checkbox', { name: /offers and updates/ }));
    expect(screen.getByText(/We can’t read this number, so we’ll leave it out/)).toBeVisible();
    await pay(vault);
    await waitFor(() => expect(submit.asked).toHaveLength(1));
    expect(submit.asked[0]?.guest).toMatchObject({ emailMarketingOptIn: true, phoneNumber: null });
  });

  it('keeps everything typed when the card is declined, and says which, ORD-103', async () => {
    setup(submitDouble(() => ({ errorCode: 'PAYMENT_DECLINED' })));
    const { vault } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    await pay(vault);
    expect(await screen.findByText(/Your card ending in 4242 was declined/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada');
    expect(vault.frame).toBeVisible();
  });

  it('says that the session expired once the token is too old, and keeps what was typed, ORD-121, PLT-013', async () => {
    setup(submitDouble(() => ({ errorCode: 'ITEM_LIMIT' })));
    const { vault } = await openCheckout({
      configuration: { securePayment: { guestPaymentTokenMaxAge: 200 } },
    });
    await vault.say({ kind: 'ready' });
    await typeContact();
    await pay(vault);
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('We’re sorry to say this session expired. Add your payment info again.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add payment' }));
    expect(vault.frame).toBeVisible();
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada');
  });

  it('warns in the token’s last minute: the order can still be placed, or the card entered again, ORD-121, D-12', async () => {
    const submit = setup(submitDouble((count) => (count < 3 ? { errorCode: 'ITEM_LIMIT' } : submitted())));
    const { vault, navigate } = await openCheckout({
      configuration: { securePayment: { guestPaymentTokenMaxAge: 60_100 } },
    });
    await vault.say({ kind: 'ready' });
    await typeContact();
    await pay(vault);
    const warning =
      'Your card details expire in one minute. Place your order now, or enter the card again afterwards.';
    expect(await screen.findByText(warning)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change card' }));
    expect(screen.queryByText(warning)).toBeNull();
    expect(vault.frame).toBeVisible();

    await pay(vault);
    expect(await screen.findByText(warning)).toBeVisible();
    await place();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked).toHaveLength(3);
  });

  it('does not open for an empty cart, ORD-003', async () => {
    const { location } = await openPage('/menu/cart/guest/checkout');
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });

  it('does not open for a member, ORD-003', async () => {
    setup();
    const { location } = await openPage('/menu/cart/guest/checkout', { session: member });
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });

  it('has what was typed after a reload and after Back, and nothing of the card', async () => {
    setup();
    const first = await openCheckout();
    await first.vault.say({ kind: 'ready' });
    await typeContact();
    await userEvent.click(screen.getByRole('checkbox', { name: /offers and updates/ }));
    act(() => first.go('/menu/cart'));
    await screen.findByRole('heading', { name: 'Your cart' });
    act(() => first.go('/menu/cart/guest/checkout'));
    expect(await screen.findByRole('textbox', { name: /First name/ })).toHaveValue('Ada');
    first.unmount();
    first.dispose();
    await openCheckout();
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ada@example.com');
    expect(screen.getByRole('checkbox', { name: /offers and updates/ })).toBeChecked();
    expect(localStorage.getItem('crema.ordering.guest')).toBeNull();
  });

  it('keeps the form’s height while the order is placed: an error shifts no content', async () => {
    const answer = Promise.withResolvers<{ readonly errorCode: string }>();
    setup(submitDouble(() => answer.promise));
    const { vault } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await vault.say({ kind: 'resized', height: 308 });
    const room = vault.frame.parentElement;
    expect(room).toHaveStyle({ minBlockSize: '300px' });
    await typeContact();
    await pay(vault);
    await screen.findByText('Placing your order…');
    // The hidden frame reports a height of 0.
    await vault.say({ kind: 'resized', height: 0 });
    expect(room).toHaveStyle({ minBlockSize: '300px' });
    answer.resolve({ errorCode: 'PAYMENT_DECLINED' });
    expect(await screen.findByText(/was declined/)).toBeVisible();
    expect(room).toHaveStyle({ minBlockSize: '300px' });
    expect(vault.frame).toBeVisible();
  });
});

describe('a card form that does not load', () => {
  afterEach(() => jest.useRealTimers());

  it('leaves the order unplaceable with the reason, until it is there, ORD-109', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    setup();
    const { vault } = await openCheckout();
    expect(await placeButton()).toBeEnabled();
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(await placeButton()).toBeDisabled();
    expect(await placeButton()).toHaveAccessibleDescription(
      'Your order can be placed once the card form has loaded.',
    );
    await vault.say({ kind: 'ready' });
    expect(await placeButton()).toBeEnabled();
    expect(await placeButton()).not.toHaveAccessibleDescription();
  });
});

describe('guest checkout without a connection', () => {
  it('places nothing, says why, keeps everything, and goes on once connected', async () => {
    const submit = setup();
    const { vault, host, navigate } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    act(() => host.setConnection('offline'));
    expect(await placeButton()).toBeDisabled();
    expect(await placeButton()).toHaveAccessibleDescription(/^You’re offline. Your cart is safe/);
    act(() => host.setConnection('online'));
    await pay(vault);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked[0]?.guest).toMatchObject({ firstName: 'Ada' });
  });

  it('is not shown as an error of card payments', async () => {
    setup();
    const { vault, host } = await openCheckout();
    await vault.say({ kind: 'ready' });
    await typeContact();
    await place();
    await vault.say({ kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' });
    expect(await screen.findByText(/Card payments aren’t working right now/)).toBeVisible();
    act(() => host.setConnection('offline'));
    expect(screen.queryByText(/Card payments aren’t working/)).not.toBeInTheDocument();
    expect(screen.getAllByText(/^You’re offline/)[0]).toBeVisible();
  });
});
