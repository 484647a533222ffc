import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import {
  answerCartItems,
  answerStore,
  pricingDouble,
  saveOnDevice,
  submitDouble,
} from '../../../../testing/order-doubles.ts';
import { pricing, usd } from '../../../../testing/order.fixtures.ts';
import { member, openPage, serverOfTest } from '../../../../testing/ordering-page.ts';

const server = serverOfTest();
const visa = { kind: 'instrument', paymentMethodId: 'pm-1', paymentType: 'visa', lastFour: '1881' } as const;
const Chooser = ({ onSelected, bank, total }: Slots['payment-chooser']) => (
  <>
    <p>{`To pay: ${total.amountMinor}`}</p>
    <button
      onClick={() => onSelected({ cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' })}
    >
      Blue card
    </button>
    <button onClick={() => bank?.onSelected(visa)}>Visa</button>
  </>
);
const setup = async (isTipEnabled = true) => {
  const submit = submitDouble();
  server.use(
    answerStore(),
    answerCartItems(),
    ...pricingDouble(() => pricing(undefined, { isTipEnabled })).handlers,
    ...submit.handlers,
  );
  saveOnDevice();
  await openPage('/menu/cart', { session: member, slots: { 'payment-chooser': Chooser as never } });
  await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
  return submit;
};
const tips = () => screen.findByRole('group', { name: 'Add a tip' });
const choose = async (name: string) => userEvent.click(within(await tips()).getByRole('radio', { name }));
const placeButton = (amount: string) => screen.findByRole('button', { name: `Place order · ${amount}` });
const own = () => screen.getByRole('textbox', { name: 'Your tip' });

describe('a tip', () => {
  it('is none at first; an offered one is added to what the card pays and sent with the order, ORD-104, D-27, ORD-100', async () => {
    const submit = await setup();
    const group = within(await tips());
    expect(group.getAllByRole('radio')).toHaveLength(4);
    expect(group.getByRole('radio', { name: 'No tip' })).toBeChecked();
    await choose('$2');
    expect(await screen.findByText('Total with tip')).toBeVisible();
    expect(screen.getByText('To pay: 700')).toBeVisible();
    await userEvent.click(await placeButton('$7.00'));
    await waitFor(() => expect(submit.asked).toHaveLength(1));
    expect(submit.asked[0]).toMatchObject({
      tipAmountMinor: 200,
      tenders: [{ id: 'card-1', tender: 'SVC', amountMinor: 700 }],
    });
  });

  it.each([
    { typed: '1.75', total: '$6.75' },
    { typed: '1,75', total: '$6.75' },
    { typed: '20', total: '$25.00' },
    { typed: ' ', total: '$5.00' },
  ])(
    'of one’s own, typed as “$typed”, is read as a decimal: $total, ORD-104, D-27',
    async ({ typed, total }) => {
      await setup();
      await choose('Other');
      await userEvent.type(own(), typed);
      expect(await placeButton(total)).toBeEnabled();
    },
  );

  it.each([
    { typed: 'two', text: 'Enter an amount such as 1.50.' },
    { typed: '20.01', text: 'A tip can be $20.00 at most.' },
  ])(
    'of “$typed” is refused where it is typed, keeps the text, and holds the order back, D-27',
    async ({ typed, text }) => {
      await setup();
      await choose('Other');
      await userEvent.type(own(), typed);
      expect(await screen.findByText(text)).toBeVisible();
      expect(own()).toHaveValue(typed);
      expect(screen.getByText('To pay: 500')).toBeVisible();
      const button = screen.getByRole('button', { name: /^Place order/ });
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription('Check the tip, then place your order.');
      await choose('$1');
      expect(await placeButton('$6.00')).toBeEnabled();
    },
  );

  it('stays, and is charged, when the way of paying changes, L-04', async () => {
    const submit = await setup();
    await choose('$1');
    await placeButton('$6.00');
    await userEvent.click(screen.getByRole('button', { name: 'Visa' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(await tips()).getByRole('radio', { name: '$1' })).toBeChecked();
    await userEvent.click(await placeButton('$6.00'));
    await waitFor(() => expect(submit.asked).toHaveLength(1));
    expect(submit.asked[0]).toMatchObject({
      tipAmountMinor: 100,
      tenders: [{ tender: 'CARD', amountMinor: 600 }],
    });
  });

  it('is not offered where the price does not allow one, ORD-104', async () => {
    await setup(false);
    expect(await placeButton('$5.00')).toBeEnabled();
    expect(screen.queryByRole('group', { name: 'Add a tip' })).toBeNull();
  });
});
