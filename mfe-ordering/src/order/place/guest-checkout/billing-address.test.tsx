import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import { openCheckout, pay, place, tokenisedCard, typeContact } from '../../../testing/guest-checkout.ts';
import {
  answerCartItems,
  answerStore,
  pricingDouble,
  saveOnDevice,
  submitDouble,
} from '../../../testing/order-doubles.ts';
import { submitted } from '../../../testing/order.fixtures.ts';
import { serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
const amex = { ...tokenisedCard, paymentType: 'amex', accountNumberLastFour: '0005' };
const everyMarket = { guestBillingAddress: { markets: ['US', 'CA'], paymentTypes: [] } } as const;

/** The cards remote's form, with one field. Each press saves an address under the next token. */
const addressForm = () => {
  const shown: Slots['guest-address'][] = [];
  let saved = 0;
  const Form = (props: Slots['guest-address']) => {
    shown.push(props);
    return (
      <>
        <input
          aria-label="Address"
          defaultValue={props.typed?.addressLine1}
          onChange={({ target }) =>
            props.onTyped({
              addressLine1: target.value,
              addressLine2: '',
              city: 'Chicago',
              country: 'US',
              countrySubdivision: 'IL',
              postalCode: '60601',
            })
          }
        />
        <button onClick={() => props.onSaved(`address-${++saved}`)}>Use this address</button>
      </>
    );
  };
  return { slots: { 'guest-address': Form as never }, latest: () => shown.at(-1) };
};
type Options = Parameters<typeof openCheckout>[0];
const open = async (options: Options = {}, submit = submitDouble()) => {
  server.use(answerStore(), answerCartItems(), ...pricingDouble().handlers, ...submit.handlers);
  saveOnDevice();
  const form = addressForm();
  const page = await openCheckout({ slots: form.slots, ...options });
  await page.vault.say({ kind: 'ready' });
  await typeContact();
  return { ...page, form, submit };
};
const dialog = () => screen.findByRole('dialog', { name: 'Billing address' });
const fill = async (line = '1 Pier Road') => {
  const form = within(await dialog());
  if (line) await userEvent.type(form.getByLabelText('Address'), line);
  await userEvent.click(form.getByRole('button', { name: 'Use this address' }));
};
const section = () => screen.findByRole('region', { name: 'Billing address' });

describe('the billing address of a guest’s card, ORD-123', () => {
  it('is not asked where neither the market nor the card needs it', async () => {
    const { vault, navigate, submit } = await open();
    await pay(vault);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked[0]?.tenders).toEqual([{ id: 'tok', tender: 'CARD', amountMinor: 500 }]);
    expect(screen.queryByText('Billing address')).toBeNull();
  });

  it('is asked before the card where the market needs it; its token goes with the tender', async () => {
    const { vault, navigate, submit, form } = await open({ configuration: everyMarket });
    expect(await section()).toBeVisible();
    await place();
    expect(vault.received.at(-1)).not.toMatchObject({ kind: 'tokenise' });
    expect(form.latest()).toMatchObject({ market: 'US', typed: undefined });
    await fill();
    expect(within(await section()).getByText('1 Pier Road, Chicago, IL, 60601')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    await pay(vault);
    expect(vault.received.find((message) => 'address' in message)).toMatchObject({
      kind: 'tokenise',
      address: { addressLine1: '1 Pier Road', postalCode: '60601', country: 'US' },
    });
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked.map(({ tenders }) => tenders)).toEqual([
      [{ id: 'tok', tender: 'CARD', amountMinor: 500, addressToken: 'address-1' }],
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/address-1|Pier Road/);
  });

  it('is asked once the brand of the card is known to need it; the card is not entered again', async () => {
    const { vault, navigate, submit } = await open();
    expect(screen.queryByText('Billing address')).toBeNull();
    await pay(vault, amex);
    await fill();
    expect(submit.asked).toEqual([]);
    await place();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked[0]?.tenders).toMatchObject([{ id: 'tok', addressToken: 'address-1' }]);
  });

  it('is asked again, as it was typed, after the server has refused it, CRD-061, D-12', async () => {
    const submit = submitDouble((count) => (count < 2 ? { errorCode: 'ADDRESS_NOT_FOUND' } : submitted()));
    const { vault, navigate, form } = await open({ configuration: everyMarket }, submit);
    await place();
    await fill();
    await pay(vault);
    const refused = within(await section());
    expect(
      await refused.findByText(
        'We need the billing address of your card for this payment. Add it again, then place your order.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Billing address' })).toHaveFocus();
    await userEvent.click(refused.getByRole('button', { name: 'Add billing address' }));
    expect(form.latest()?.typed?.addressLine1).toBe('1 Pier Road');
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada');
    await fill('');
    await place();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked.at(-1)?.tenders).toMatchObject([{ id: 'tok', addressToken: 'address-2' }]);
  });

  it('is where Add payment of the session-expired dialog leads, ORD-121', async () => {
    const submit = submitDouble(() => ({ errorCode: 'ITEM_LIMIT' }));
    const { vault, form } = await open(
      { configuration: { ...everyMarket, securePayment: { guestPaymentTokenMaxAge: 200 } } },
      submit,
    );
    await place();
    await fill();
    await pay(vault);
    const expired = within(await screen.findByRole('dialog', { name: 'Session expired' }));
    await userEvent.click(expired.getByRole('button', { name: 'Add payment' }));
    expect(await dialog()).toBeVisible();
    expect(form.latest()?.typed?.addressLine1).toBe('1 Pier Road');
    await fill('');
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    expect(vault.frame).toBeVisible();
  });

  it('says that it cannot be taken while the cards remote is off, PLT-006', async () => {
    await open({ configuration: everyMarket, slots: {} });
    await place();
    expect(within(await dialog()).getByText(/^We can’t take a billing address right now/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada');
  });
});
