import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerForgotPassword, manifest, refusal, startAccountServer } from '../../testing/account-server.ts';

startAccountServer();
const open = async (route = '/account/forgot-password') => {
  const rendered = await renderRemote(remote, { manifest, route });
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  return rendered;
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Mail me a link' }));
const email = () => screen.findByLabelText('Email address');

describe('the page of a forgotten password', () => {
  it('sends the address as it is read and goes on, ACC-009', async () => {
    const bodies = answerForgotPassword();
    const { location } = await open('/account/forgot-password?returnUrl=%2Fmenu%2Fcart');
    await userEvent.type(await email(), ' Ada@Example.com ');
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    expect(location()).toBe('/account/forgot-password/success?returnUrl=%2Fmenu%2Fcart');
    expect(screen.getByText(/If there is an account with this address/)).toBeVisible();
    await waitFor(() =>
      expect(bodies).toEqual([{ emailAddress: 'Ada@Example.com', userName: 'Ada@Example.com' }]),
    );
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/account/signin?returnUrl=%2Fmenu%2Fcart',
    );
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['ada', 'Please enter a valid email address.'],
    [`${'a'.repeat(40)}@example.com`, 'An email address can have 50 characters at most.'],
  ])('refuses %j beside the field and sends nothing, ACC-009', async (typed, words) => {
    const { location } = await open();
    if (typed) await userEvent.type(await email(), typed);
    await send();
    expect(await screen.findByText(words)).toBeVisible();
    expect(location()).toBe('/account/forgot-password');
  });

  it('says that the request did not arrive, and sends it again', async () => {
    answerForgotPassword(refusal('TOO_MANY_REQUESTS'), 429);
    await open();
    await userEvent.type(await email(), 'ada@example.com');
    await send();
    expect(await screen.findByText(/Too many tries/)).toBeVisible();
    const bodies = answerForgotPassword();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  it('is reached from sign-in with the typed address filled in, ACC-009', async () => {
    await renderRemote(remote, { manifest, route: '/account/signin' });
    await userEvent.type(await screen.findByLabelText('Email or username'), 'ada@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await email()).toHaveValue('ada@example.com');
  });
});
