import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import { answerSearches, manifest, startLocatorServer } from './testing/locator-server.ts';
import { sampleNow } from './testing/sample-stores.ts';

startLocatorServer();
const hour = 3_600_000;
const day = 24 * hour;

describe('the store locator on a device whose clock is wrong', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });
  it.each([
    ['+8 days', 8 * day],
    ['-8 days', -8 * day],
    ['+6 h', 6 * hour],
    ['-6 h', -6 * hour],
    ['+1 year', 365 * day],
  ])('%s shows the store open as the server has it, PLT-019', async (_device, offset) => {
    const startedAt = performance.now();
    jest.spyOn(Date, 'now').mockImplementation(() => sampleNow + offset + performance.now() - startedAt);
    answerSearches(undefined, { date: new Date(sampleNow).toUTCString(), 'cache-control': 'no-store' });
    await renderRemote(remote, { manifest, route: '/store-locator' });
    const card = (await screen.findByRole('button', { name: 'Loop & Lake' })).closest('li');
    await waitFor(() => expect(card).toHaveTextContent(/Closes in 2[45].min/));
  });
});
