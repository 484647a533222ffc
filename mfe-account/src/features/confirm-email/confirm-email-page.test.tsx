import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote } from '@crema/remote-kit/testing';
import { restPaths } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import {
  accountServer,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const session = { kind: 'member', member } as const;
const answer = (path: string, reply: () => Response) => {
  const bodies: unknown[] = [];
  accountServer.use(
    http.post(`*${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return reply();
    }),
  );
  return bodies;
};
const refuse = (code: string, status: number) => () => HttpResponse.json(refusal(code), { status });
const open = (options: object = {}, route = '/account/confirm-email?token=id.hash') =>
  renderRemote(remote, { manifest, route, ...options });

describe('the page of a mailed confirmation', () => {
  it('confirms once and removes the token from the address bar, D-158, ACC-046', async () => {
    const bodies = answer(restPaths.confirmEmail, () => HttpResponse.json({ status: 'confirmed' }));
    const { location } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/account/confirm-email'));
    expect(bodies).toEqual([{ token: 'id.hash' }]);
    expect(screen.getByRole('link', { name: 'See your cards' })).toHaveAttribute('href', '/account/cards');
  });

  it('mails a member a new link for one that does not work any more, D-158', async () => {
    answer(restPaths.confirmEmail, refuse('EMAIL_LINK_INVALID', 404));
    const sent = answer(restPaths.sendEmailConfirmation, () => HttpResponse.json({ status: 'sent' }));
    await open({ session });
    expect(await screen.findByText(/has been used or has expired/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/We mailed you a new link/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('says that the address is confirmed already to a member who opens the link again, D-158', async () => {
    answer(restPaths.confirmEmail, refuse('EMAIL_LINK_INVALID', 404));
    answer(restPaths.sendEmailConfirmation, () => HttpResponse.json({ status: 'confirmed' }));
    await open({ session });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();
  });

  it('asks a visitor to sign in before a new link is mailed, and says when there were too many', async () => {
    answer(restPaths.sendEmailConfirmation, refuse('TOO_MANY_REQUESTS', 429));
    const signIn = jest.fn(async () => true);
    await open({ signIn }, '/account/confirm-email');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/We have mailed you several links/)).toBeVisible();
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('is repeated after a lost connection', async () => {
    answer(restPaths.confirmEmail, () => HttpResponse.error());
    await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(restPaths.confirmEmail, () => HttpResponse.json({ status: 'confirmed' }));
    await userEvent.click(retry);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible(),
    );
  });
});
