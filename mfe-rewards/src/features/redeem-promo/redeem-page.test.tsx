import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote } from '@crema/remote-kit/testing';
import { restPaths } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { answer, listenToRewards, manifest, memberAt, rewardsServer } from '../../testing/rewards-server.ts';

listenToRewards();
/** Answers the redemption; returns the codes that were sent. */
const answerRedemption = (reply: () => { message: string | null } | string) => {
  const sent: string[] = [];
  rewardsServer.use(
    http.post(`*${restPaths.graphql}`, async ({ request }) => {
      const { variables } = (await request.json()) as { variables: { promoCode: string } };
      sent.push(variables.promoCode);
      const value = reply();
      return typeof value === 'string'
        ? HttpResponse.json({ data: null, errors: [{ message: value, extensions: { code: value } }] })
        : HttpResponse.json({
            data: { redeemPromoCode: { __typename: 'PromoRedemption', ...value } },
          });
    }),
  );
  return sent;
};
const open = (query: string, session = memberAt()) =>
  renderRemote(remote, { manifest, route: `/rewards/promo/redeem${query}`, session });

describe('the page that redeems a promo code, RWD-066', () => {
  it('needs a sign-in, RWD-060', async () => {
    const { location } = await open('?promoCode=A', { kind: 'anonymous' } as never);
    expect(location()).toMatch(/sign-?in\?returnUrl=.*promo/);
  });

  it('sends the code once and says that the Reward may take a day, RWD-060 RWD-062 D-134', async () => {
    const sent = answerRedemption(() => ({ message: null }));
    await open('?PromoCode=welcome25&match-id=7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
    expect(sent).toEqual(['WELCOME25']);
    expect(screen.getByText(/up to 24 hours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute(
      'href',
      '/account/rewards',
    );
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('heading', { level: 2, name: 'Take Crema with you' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/rewards/mobile-apps');
  });

  it('shows the server’s own message, RWD-060', async () => {
    answerRedemption(() => ({ message: 'Good morning!' }));
    await open('?promoCode=SUNRISE50');
    expect(await screen.findByText('Good morning!')).toBeVisible();
    expect(screen.queryByText(/24 hours/)).toBeNull();
  });

  it('has a spinner until the member’s data is there, RWD-061', async () => {
    answer({ rewards: () => new Promise(() => undefined) });
    await open('?promoCode=WELCOME25');
    expect(await screen.findByText('Checking your offer')).toBeInTheDocument();
  });

  it.each([
    ['1003', 'Looks like this offer can no longer be redeemed.'],
    ['1006', 'Looks like you tried to redeem this offer too soon. Try again later.'],
    ['1009', 'Looks like this offer could not be validated. Please try again.'],
    ['1100', 'Looks like you’re not eligible for this offer.'],
  ])('for %s says “%s” under the shared heading, RWD-063', async (code, text) => {
    answerRedemption(() => code);
    await open('?promoCode=A');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Uh oh!' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['', 'Looks like this offer could not be validated. Please try again.'],
    ['?promoCode=A&promoCode=B', 'Looks like this offer could not be validated. Please try again.'],
    ['?promoCode=A&market=CA', 'Looks like you’re not eligible for this offer.'],
  ])('with “%s” sends nothing and says “%s”, RWD-062', async (query, text) => {
    const sent = answerRedemption(() => ({ message: null }));
    await open(query);
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('can be tried again when the request failed, RWD-061', async () => {
    let isDown = true;
    answerRedemption(() => (isDown ? 'UNEXPECTED_ERROR' : { message: null }));
    await open('?promoCode=A');
    isDown = await screen.findByRole('button', { name: 'Try again' }).then(() => false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Success!' })).toBeVisible());
  });

  it('can be tried again when the member’s data failed, RWD-062', async () => {
    answer({ rewards: () => undefined });
    await open('?promoCode=A');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
