import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerOrder } from '../../testing/order-doubles.ts';
import { submitted } from '../../testing/order.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';
import { isFinal, nextPause, steps } from './polling.rules.ts';

const server = serverOfTest();

describe('an order’s page', () => {
  it('says how far the order is and where it is picked up, D-35', async () => {
    server.use(answerOrder(() => submitted({ status: 'PREPARING' })));
    await openPage('/menu/order/order-1?token=t');
    expect(await screen.findByText("We're making it now")).toBeVisible();
    expect(screen.getByText('Being made').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('A7K2')).toBeVisible();
  });

  it('leads to the menu when there is no such order', async () => {
    server.use(answerOrder(() => null));
    await openPage('/menu/order/nothing');
    expect(await screen.findByText("We can't find this order")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  });

  it('asks again on request when the line is down', async () => {
    server.use(answerOrder(() => 'lost'));
    await openPage('/menu/order/order-1');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answerOrder(() => submitted({ status: 'READY' })));
    await userEvent.click(again);
    expect(await screen.findByText("It's ready for you")).toBeVisible();
  });
});

describe('how often the page asks', () => {
  it('starts at five seconds, grows by half, never waits longer than a minute, D-35', () => {
    expect([0, 1, 2, 20].map(nextPause)).toEqual([5_000, 7_500, 11_250, 60_000]);
  });

  it('ends once the order is picked up, D-35', () => {
    expect(steps.filter(isFinal)).toEqual(['PICKED_UP']);
  });
});
