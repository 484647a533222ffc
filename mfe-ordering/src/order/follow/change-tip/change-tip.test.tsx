import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChangeTipDocument, type ChangeTipMutationVariables } from '../../../generated/operations.ts';
import { mutation } from '../../../testing/document-doubles.ts';
import { answerOrderStatus } from '../../../testing/order-doubles.ts';
import { followed, usd } from '../../../testing/order.fixtures.ts';
import { openPage, serverOfTest } from '../../../testing/ordering-page.ts';
import { tipErrorOf } from '@crema/remote-kit/tip';

const server = serverOfTest();
const change = { __typename: 'TipChange' as const, until: '2030-01-01T17:20:00Z', highest: usd(2000) };

const setup = async (errorCode?: string) => {
  const sent: ChangeTipMutationVariables[] = [];
  let tip = usd(100);
  server.use(
    answerOrderStatus(() => followed({ status: 'PICKED_UP', tip, tipChange: change })),
    mutation<ChangeTipMutationVariables>(ChangeTipDocument, 'changeTip', (variables) => {
      sent.push(variables);
      if (errorCode) return { errorCode };
      tip = usd(variables.tipAmountMinor);
      return { __typename: 'SubmittedOrder' as const, orderId: 'order-1', tip };
    }),
  );
  await openPage('/menu/order/order-1/receipt');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the tip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the tip' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save the tip' }));
  return { sent, dialog, save };
};
const tipRow = () => screen.getByText('Tip').parentElement?.textContent;

describe('the tip of an order that was placed', () => {
  it('is changed until the time that the page names, and the receipt follows, ORD-104 D-27', async () => {
    const { sent, dialog, save } = await setup();
    expect(screen.getByText(/^You can change the tip until 11:20\sAM/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: '$1' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '$2' }));
    await save();
    await waitFor(() => expect(tipRow()).toBe('Tip$2.00'));
    expect(sent).toEqual([{ orderId: 'order-1', tipAmountMinor: 200 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be an amount of one’s own; one that is too high is not sent, ORD-104 D-27', async () => {
    const { sent, dialog, save } = await setup();
    await userEvent.click(dialog.getByRole('radio', { name: 'Other' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your tip' }), '20.01');
    expect(dialog.getByText('A tip can be $20.00 at most.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save the tip' })).toBeDisabled();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Your tip' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your tip' }), '1.75');
    await save();
    await waitFor(() => expect(sent).toEqual([{ orderId: 'order-1', tipAmountMinor: 175 }]));
  });

  it.each([
    ['INSUFFICIENT_BALANCE', 'The balance of your card is too low for this tip. It’s still $1.00.'],
    ['CARD_NOT_FOUND', 'The card that paid your order can’t be used any more. Your tip is still $1.00.'],
    ['TIP_NOT_ALLOWED', 'The tip of this order can’t be changed any more. It’s still $1.00.'],
    ['UNEXPECTED_ERROR', 'We couldn’t change your tip. Please try again.'],
  ])('stays when the server answers %s, and the dialog says so, ORD-104', async (code, text) => {
    const { dialog, save } = await setup(code);
    await userEvent.click(dialog.getByRole('radio', { name: '$2' }));
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    expect(tipRow()).toBe('Tip$1.00');
  });

  it('has no button when it can no longer be changed, ORD-104 D-27', async () => {
    server.use(answerOrderStatus(() => followed({ status: 'PICKED_UP', tip: usd(100) })));
    await openPage('/menu/order/order-1/receipt');
    await screen.findByRole('region', { name: 'What you ordered' });
    expect(screen.queryByRole('button', { name: /tip/ })).not.toBeInTheDocument();
  });
});

it('is none when nothing is typed, and wrong when it is not an amount, D-27', () => {
  const errors = ['', ' ', '2', 'two', '20.01'].map((typed) =>
    tipErrorOf({ amountMinor: Math.round(Number(typed) * 100) || 0, typed }, usd(500)),
  );
  expect(errors).toEqual([undefined, undefined, undefined, 'invalid', 'too-high']);
});
