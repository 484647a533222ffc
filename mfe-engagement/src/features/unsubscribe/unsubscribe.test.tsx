import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { unsubscribeRestPath } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { feedServer, manifest, startFeedServer } from '../../testing/feed-server.ts';

startFeedServer();
const open = async (route: string) => {
  const page = await renderRemote(remote, { manifest, route });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const answer = (reply: () => Response) => {
  const tokens: (string | null)[] = [];
  feedServer.use(
    http.post(`http://localhost${unsubscribeRestPath}`, ({ request }) => {
      tokens.push(new URL(request.url).searchParams.get('token'));
      return reply();
    }),
  );
  return tokens;
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));

describe('the page of a mailed link', () => {
  it('changes nothing until its button is pressed, and then shows the result, ENG-040, E03', async () => {
    const tokens = answer(() => HttpResponse.json({ type: 'promotional' }));
    const { location } = await open('/unsubscribe?token=a.b&type=promotional');
    expect(screen.getByText('We’ll stop sending you promotional emails.')).toBeVisible();
    expect(tokens).toEqual([]);
    await press();
    await waitFor(() => expect(location()).toBe('/unsubscribe/complete?type=promotional'));
    expect(tokens).toEqual(['a.b']);
  });

  it('leads to the failure if the link is refused, ENG-040', async () => {
    answer(() => HttpResponse.json({ error: { code: 'EMAIL_LINK_INVALID' } }, { status: 404 }));
    const { location } = await open('/unsubscribe?token=wrong');
    await press();
    await waitFor(() => expect(location()).toBe('/unsubscribe/complete'));
    expect(await screen.findByRole('heading', { name: 'Can’t unsubscribe' })).toBeVisible();
  });
});

describe('the result', () => {
  it.each([
    ['personalised', 'You’re unsubscribed from emails based on your info'],
    ['promotional', 'You’re unsubscribed from promotional emails'],
  ])('of %s mails says %s, ENG-040', async (type, heading) => {
    await open(`/unsubscribe/complete?type=${type}`);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText(/Sorry to see you go/)).toBeVisible();
  });

  it('without a known type is a failure with the way to the preferences, ENG-040', async () => {
    await open('/unsubscribe/complete?type=x');
    expect(screen.getByRole('heading', { level: 1, name: 'Can’t unsubscribe' })).toBeVisible();
    expect(screen.getByText(/unexpected error/)).toBeVisible();
    expect(screen.getByText(/If you have an account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your preferences' })).toHaveAttribute(
      'href',
      '/account/settings/communication-preferences',
    );
  });
});
