import { countLeaks, nothingLeft } from '@crema/remote-kit/testing';
import { restPaths } from '@crema/shared-contracts';
import remote from './remote.tsx';
import { answerUser, card, listenToCards, manifest, session } from './testing/cards-server.ts';

listenToCards();
const pictures = new Set<string>();
let made = 0;
URL.createObjectURL = () => {
  const picture = `blob:crema/${++made}`;
  pictures.add(picture);
  return picture;
};
URL.revokeObjectURL = (picture) => void pictures.delete(picture);

const barcode = () => new Response('png', { headers: { 'x-card-number': '1111222233334444' } });
/** Replaces fetch: with MSW, every mount that drew a barcode would remain in memory. */
const answerBarcodes = () => {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    return input === restPaths.barcode ? barcode() : send(input, init);
  };
  return () => {
    globalThis.fetch = send;
  };
};

it('leaves nothing of 50 mounts behind, nor a picture of a barcode, PLT-006', async () => {
  answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true })], ledger: [] }));
  const restore = answerBarcodes();
  const left = await countLeaks(remote, {
    manifest,
    session,
    routes: { '/account/cards': 'Card a', '/account/cards/a': 'Card a' },
    provides: {
      'payment-chooser': {
        props: {
          total: { amountMinor: 1000, currency: 'USD' },
          selectedCardId: undefined,
          onSelected: () => undefined,
        },
        shows: 'Card a',
      },
      'scan-to-pay': { props: { onClose: () => undefined }, shows: '1111 2222 3333 4444' },
    },
  });
  restore();
  expect(left).toEqual({ counts: nothingLeft, from: [] });
  expect(pictures.size).toBe(0);
});
