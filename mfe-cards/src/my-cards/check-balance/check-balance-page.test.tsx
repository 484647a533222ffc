import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths, type Configuration } from '@crema/shared-contracts';
import { enter, renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { cardsServer, listenToCards, manifest } from '../../testing/cards-server.ts';

listenToCards();
const answer = (reply: () => Response) => {
  const bodies: unknown[] = [];
  cardsServer.use(
    http.post(`http://localhost${restPaths.cardBalance}`, async ({ request }) => {
      bodies.push(await request.json());
      return reply();
    }),
  );
  return bodies;
};
const open = (configuration: Partial<Configuration> = {}) =>
  renderRemote(remote, { manifest, route: '/card-balance', configuration });
const check = async () => {
  await enter(await screen.findByLabelText('Card number'), '6043 9000 0000 0011');
  await enter(screen.getByLabelText('Security code'), '90000011');
  await userEvent.click(screen.getByRole('button', { name: 'Check balance' }));
};

describe('the balance of a card for anyone', () => {
  it('is shown for its number and code without an account, CRD-015, D-95, D-154', async () => {
    const balance = { amountMinor: 2000, currency: 'USD' };
    const bodies = answer(() => HttpResponse.json({ accountNumberLastFour: '0011', balance }));
    await open();
    await check();
    expect(await screen.findByText('$20.00')).toBeVisible();
    expect(screen.getByText('Card •••• 0011')).toBeVisible();
    expect(bodies).toEqual([{ cardNumber: '6043900000000011', securityCode: '90000011' }]);
  });

  it('says the same for a wrong code, an unknown card and too many tries, and does not send them again, D-95, CRD-080', async () => {
    const bodies = answer(() =>
      HttpResponse.json({ error: { code: '121000', message: '' }, referenceId: 'ref-7' }, { status: 400 }),
    );
    await open();
    await check();
    expect(await screen.findByText('That card number or security code doesn’t look right.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('6043 9000 0000 0011');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(screen.getByLabelText('Security code')).toHaveValue('');
    expect(bodies).toHaveLength(1);
  });

  it('is not offered when the configuration turns it off, CRD-015', async () => {
    await open({ unauthCardBalanceCheckEnabled: false });
    expect(await screen.findByText('The balance check is not available.')).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });
});
