import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { privacyRestPaths, type DataExport, type PrivacyReply } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  manifest,
  member,
  recentSession,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const file = (state: DataExport['state']): DataExport => ({
  id: 'e1',
  state,
  askedAt: '2026-01-02T10:00:00Z',
  expiresAt: state === 'making' || state === 'failed' ? null : '2026-01-09T10:00:00Z',
});
const replyOf = (dataExport: DataExport | null, personalUseEndedAt: string | null = null) =>
  ({ dataExport, personalUseEndedAt }) satisfies PrivacyReply;
const open = async (reply: PrivacyReply, session: object = recentSession()) => {
  answerAt('get', privacyRestPaths.privacy, { ...reply });
  const rendered = await renderRemote(remote, {
    manifest,
    route: '/account/settings/privacy',
    session: session as ReturnType<typeof recentSession>,
  });
  await screen.findByRole('heading', { level: 2, name: 'Your data' });
  return rendered;
};
const ask = (name = 'Ask for my data') => userEvent.click(screen.getByRole('button', { name }));

describe('the privacy page of a member', () => {
  it('says since when personal information is not used for offers, ACC-041 ACC-072', async () => {
    await open(replyOf(null, '2026-01-02T12:00:00Z'));
    expect(document.body).toHaveTextContent(/Since January 2, 2026 we don’t use/);
    expect(screen.queryByRole('button', { name: /^Stop using/ })).toBeNull();
  });

  it('asks for the file and shows that it is being made, and then that it is ready, D-119', async () => {
    await open(replyOf(null));
    const bodies = answerAt('post', privacyRestPaths.exports, replyOf(file('making')));
    await ask();
    expect(await screen.findByText('We’re collecting your data')).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
    answerAt('get', privacyRestPaths.privacy, replyOf(file('ready')));
    expect(await screen.findByText('Your data is ready', undefined, { timeout: 8000 })).toBeVisible();
  }, 15_000);

  it('offers both files until the date, D-119', async () => {
    await open(replyOf(file('ready')));
    expect(document.body).toHaveTextContent(/You can download it until January 9, 2026/);
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Download JSON')).toHaveAttribute('href', privacyRestPaths.exportFile('e1', 'json'));
    expect(link('Download CSV files')).toHaveAttribute('href', privacyRestPaths.exportFile('e1', 'csv'));
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  it.each([
    ['expired', 'Your file has expired'],
    ['failed', 'Your data could not be collected'],
  ] as const)('can be asked again when the file is %s, D-119', async (state, words) => {
    await open(replyOf(file(state)));
    expect(screen.getByText(words)).toBeVisible();
    answerAt('post', privacyRestPaths.exports, replyOf(file('making')));
    await ask('Ask again');
    expect(await screen.findByText('We’re collecting your data')).toBeVisible();
  });

  it('asks for a new proof first when the last one is old, and comes back, D-113', async () => {
    const { location } = await open(replyOf(null), { kind: 'member', member });
    await ask();
    await waitFor(() =>
      expect(location()).toBe('/account/confirm?returnUrl=%2Faccount%2Fsettings%2Fprivacy'),
    );
  });

  it('says when asking has failed, and when the page could not be read, ACC-044', async () => {
    await open(replyOf(null));
    answerAt('post', privacyRestPaths.exports, refusal('TOO_MANY_REQUESTS'), 429);
    await ask();
    expect(await screen.findByText('Your data was not asked for.')).toBeVisible();
  });

  it('can be read again after a failure, ACC-044', async () => {
    answerAt('get', privacyRestPaths.privacy, refusal('UNEXPECTED_ERROR'), 500);
    await renderRemote(remote, { manifest, route: '/account/settings/privacy', session: recentSession() });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerAt('get', privacyRestPaths.privacy, replyOf(null));
    await userEvent.click(again);
    expect(await screen.findByText('Your data')).toBeVisible();
  });
});
