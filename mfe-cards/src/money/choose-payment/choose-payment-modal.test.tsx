import { useState, type ComponentType } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultConfiguration, type RemoteModule, type Slots } from '@crema/shared-contracts';
import { renderSlot, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerUser,
  card,
  listenToCards,
  manifest,
  paymentMethod,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const open = async (
  name: 'choose-order-payment' | 'choose-gift-payment',
  options: Partial<RenderRemoteOptions> = {},
) => {
  const onClose = jest.fn();
  const rendered = await renderSlot(remote, name, { onClose }, { manifest, session, ...options });
  return { ...rendered, onClose };
};
const choose = () => userEvent.click(screen.getByRole('button', { name: 'Use this payment' }));

describe('#payment-summary', () => {
  it.each([
    { option: /Card a/, payload: { purpose: 'order', kind: 'stored-value', id: 'a' } },
    { option: /4242/, payload: { purpose: 'order', kind: 'instrument', id: 'visa' } },
    { option: /Another card/, payload: { purpose: 'order', kind: 'new-card' } },
  ])(
    'emits the chosen payment of an order and closes: $payload.kind, CRD-004, ORD-009',
    async ({ option, payload }) => {
      answerUser(() => ({ cards: [card('a', 125)], paymentInstruments: [paymentMethod('visa')] }));
      const { host, onClose } = await open('choose-order-payment');
      await userEvent.click(await screen.findByRole('radio', { name: option }));
      await choose();
      expect(host.emitted).toContainEqual({ name: 'payment-chosen', payload });
      expect(onClose).toHaveBeenCalled();
    },
  );

  it('says why a card below zero cannot be chosen, and chooses another one, D-153', async () => {
    answerUser(() => ({
      cards: [card('a', -2000, { isPrimary: true }), card('b', 500)],
      paymentInstruments: [],
    }));
    await open('choose-order-payment');
    const below = await screen.findByRole('radio', { name: /Card a/ });
    expect(below).toBeDisabled();
    expect(below).toHaveAccessibleName(/Below zero/);
    expect(screen.getByRole('radio', { name: /Card b/ })).toBeChecked();
  });

  it('is opened with the payment that pays the order now: a press without a choice changes nothing, ORD-009, CRD-004', async () => {
    answerUser(() => ({ cards: [card('a', 125)], paymentInstruments: [paymentMethod('visa')] }));
    const both: RemoteModule = {
      ...remote,
      mount: async (services) => {
        const mounted = await remote.mount(services);
        const Chooser = mounted.slots['payment-chooser'] as ComponentType<Slots['payment-chooser']>;
        const Modal = mounted.slots['choose-order-payment'] as ComponentType<Slots['choose-order-payment']>;
        const Page = (props: Slots['choose-order-payment']) => {
          const [isPicking, setPicking] = useState(false);
          const selected = { kind: 'instrument', id: 'visa' } as const;
          const bank = {
            selected,
            onSelected: () => undefined,
            entered: undefined,
            onDropped: () => undefined,
          };
          const total = { amountMinor: 500, currency: 'USD' } as const;
          return isPicking ? (
            <Modal {...props} />
          ) : (
            <>
              <Chooser total={total} selectedCardId={undefined} onSelected={() => undefined} bank={bank} />
              <button onClick={() => setPicking(true)}>Open</button>
            </>
          );
        };
        return { ...mounted, slots: { ...mounted.slots, 'choose-order-payment': Page } };
      },
    };
    const { host } = await renderSlot(
      both,
      'choose-order-payment',
      { onClose: () => undefined },
      { manifest, session },
    );
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    await choose();
    const payload = { purpose: 'order', kind: 'instrument', id: 'visa' };
    expect(host.emitted).toContainEqual({ name: 'payment-chosen', payload });
  });

  it('offers no wallet and no expired card, CRD-051', async () => {
    const methods = [
      paymentMethod('wallet', { isReadOnly: true, accountNumberLastFour: '1111' }),
      paymentMethod('old', { expiry: 'expired', accountNumberLastFour: '2222' }),
    ];
    answerUser(() => ({ cards: [], paymentInstruments: methods }));
    await open('choose-order-payment');
    expect(await screen.findByRole('radio', { name: /1111/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /2222/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Another card/ })).toBeChecked();
  });

  it('offers what it can when the payment methods cannot be read, PLT-014', async () => {
    answerUser(() => ({ cards: [card('a', 125)] }), { GetPaymentMethods: 'TEMPORARILY_UNAVAILABLE' });
    await open('choose-order-payment');
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('#payment', () => {
  it('chooses the payment of a gift among payment methods and another card, CRD-004, GFT-003', async () => {
    answerUser(() => ({ cards: [card('a', 125)], paymentInstruments: [paymentMethod('visa')] }));
    const { host, onClose } = await open('choose-gift-payment');
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Card a/ })).toBeNull();
    await choose();
    const payload = { purpose: 'gift', kind: 'instrument', id: 'visa' };
    expect(host.emitted).toContainEqual({ name: 'payment-chosen', payload });
    expect(onClose).toHaveBeenCalled();
  });

  it('keeps the choice for the pages of gifts, and is opened with it, CRD-004, GFT-003', async () => {
    const paypal = paymentMethod('paypal', { paymentType: 'paypal', accountName: 'n•••@example.com' });
    answerUser(() => ({ paymentInstruments: [paymentMethod('visa'), paypal] }));
    const { host, unmount } = await open('choose-gift-payment');
    await userEvent.click(await screen.findByRole('radio', { name: /PayPal/ }));
    await choose();
    expect(host.services.giftDraft.choice.get()).toEqual({
      kind: 'instrument',
      paymentMethodId: 'paypal',
      paymentType: 'paypal',
      name: 'PayPal n•••@example.com',
    });
    unmount();
    const again = await open('choose-gift-payment');
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Another card/ }));
    await choose();
    expect(again.host.services.giftDraft.choice.get()).toEqual({ kind: 'new-card' });
  });
});

describe('a shop that takes no new bank cards', () => {
  const newPaymentOptionEnabled = { ...defaultConfiguration.newPaymentOptionEnabled, creditCard: false };
  const configuration = { newPaymentOptionEnabled };

  it.each(['choose-order-payment', 'choose-gift-payment'] as const)(
    '%s offers no other card, CRD-051',
    async (name) => {
      answerUser(() => ({ cards: [], paymentInstruments: [paymentMethod('visa')] }));
      await open(name, { configuration });
      expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
      expect(screen.queryByRole('radio', { name: /Another card/ })).toBeNull();
    },
  );

  it('leads to the payment methods if nothing can be charged, CRD-051', async () => {
    const wallet = paymentMethod('wallet', { paymentType: 'googlepay', isReadOnly: true });
    answerUser(() => ({ cards: [], paymentInstruments: [wallet] }));
    await open('choose-gift-payment', { configuration });
    expect(await screen.findByRole('radio', { name: /Google Pay/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Payment methods' })).toHaveAttribute(
      'href',
      '/account/payment-method',
    );
    expect(screen.queryByRole('button', { name: 'Use this payment' })).toBeNull();
  });
});
