import { act, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../remote.tsx';
import { answerUser, listenToCards, manifest, session } from '../testing/cards-server.ts';

listenToCards();

it('a claimed gift is announced as an added card, and the wallet is read again, CRD-011', async () => {
  let reads = 0;
  answerUser(() => {
    reads += 1;
    return { storedValueCardList: [], paymentInstruments: [], addressList: [] };
  });
  const { host } = await renderRemote(remote, { manifest, route: '/account/cards', session });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  const before = reads;
  act(() => host.publish('gift-claimed', { cardId: 'card-9' }));
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  expect(host.emitted).toContainEqual({
    name: 'card-updated',
    payload: { cardId: 'card-9', reason: 'added' },
  });
});
