import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote } from '@crema/remote-kit/testing';
import { rewardsRestPaths, type OptInReply } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { answer, listenToRewards, manifest, memberAt, rewardsServer } from '../../testing/rewards-server.ts';
import { pageOfReply } from '../../opt-in/outcome-pages.ts';

listenToRewards();
const open = (route: string) => renderRemote(remote, { manifest, route, session: memberAt() });
const failed = 'We couldn’t activate your offer.';

describe('the pages of an opt-in', () => {
  it.each([
    ['success', 'You’re in!'],
    ['success-multiplier', 'More Stars are on!'],
    ['active-external', 'This offer is already yours.'],
    ['active-choice', 'You’ve already chosen.'],
    ['active-multiplier', 'More Stars are already on.'],
    ['expired', 'This offer expired.'],
    ['expired-multiplier', 'This event is over.'],
    ['error', failed],
    ['something-else', failed],
    ['success/deeper', failed],
  ])('%s is headed “%s”, with picture, order and disclaimer, RWD-064', async (page, title) => {
    await open(`/rewards/promo/opt-in/${page}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order now' })).toHaveAttribute('href', '/menu');
    expect(screen.getByText(/exclusive to your account/)).toBeVisible();
    const help = screen.queryByRole('link', { name: 'customer service page' });
    expect(help?.getAttribute('href') ?? '').toBe(title === failed ? '/help' : '');
  });

  it.each([
    ['active', true, 'success'],
    ['multiplier', true, 'success-multiplier'],
    ['multiplier', false, 'active-multiplier'],
    ['already-active', false, 'active-external'],
    ['choice', false, 'active-choice'],
    ['expired', false, 'expired'],
    ['event-over', false, 'expired-multiplier'],
    ['error', false, 'error'],
  ] as const)('the outcome %s (new: %s) leads to %s, RWD-065 D-162', (outcome, isNew, page) =>
    expect(pageOfReply({ outcome, isNew })).toBe(page),
  );
});

describe('an offer on the member’s page', () => {
  const offers = [
    {
      __typename: 'OptInOffer' as const,
      ...{ offerId: 'croissant', title: 'A croissant on us', body: 'Find it at checkout.' },
      ...{ endsAt: '2026-08-31T12:00:00.000Z', isActive: false },
    },
  ];
  const activate = async (reply: () => Response) => {
    rewardsServer.use(http.post(`*${rewardsRestPaths.optIn}`, reply));
    answer({ offers });
    const { location } = await open('/rewards/my-rewards');
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
    return location;
  };

  it('is activated and leads to the page of its outcome, RWD-065', async () => {
    const location = await activate(() =>
      HttpResponse.json({ outcome: 'active', isNew: true } satisfies OptInReply),
    );
    await waitFor(() => expect(location()).toBe('/rewards/promo/opt-in/success'));
  });

  it('leads to the error page when the request fails, RWD-064', async () => {
    const location = await activate(() => HttpResponse.json({}, { status: 500 }));
    await waitFor(() => expect(location()).toBe('/rewards/promo/opt-in/error'));
  });
});
