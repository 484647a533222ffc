import { useRef } from 'react';
import { nonEmptyString, object, randomId } from '@crema/shared-contracts';
import { useMember, visitValue } from '@crema/remote-kit';
import { CreateDigitalCardDocument } from '../../../generated/create-digital-card.ts';
import { showAdded } from '../../../wallet/show-removal.ts';
import { isUndecided, useChange } from '../../../changes/use-change.ts';
import { useWalletChanges } from '../../../changes/use-wallet-changes.ts';
import type { WalletCard } from '../../../card/wallet-card.ts';

/** The request for a card that has no answer yet: it keeps its id, so that a closed sheet or a reload of the page creates no second card. */
const unanswered = visitValue({
  key: 'crema.first-card',
  version: 1,
  validate: object({ memberId: nonEmptyString, requestId: nonEmptyString }),
});

/** Creates the member's first card once: after a success the same card is the result again (K-04, D-164). */
export const useCreateCard = () => {
  const memberId = useMember()?.memberId ?? '';
  const { send, announce } = useWalletChanges();
  const created = useRef<WalletCard>(undefined);
  const { run, ...state } = useChange(async () => {
    const left = unanswered.read();
    const requestId = left?.memberId === memberId ? left.requestId : randomId();
    unanswered.write({ memberId, requestId });
    const { createDigitalCard } = await send(
      CreateDigitalCardDocument,
      { input: { requestId } },
      (cache, data) => showAdded(cache, data.createDigitalCard),
    );
    created.current = createDigitalCard;
    unanswered.write(undefined);
    announce('added', createDigitalCard.cardId);
  });
  return {
    ...state,
    /** The card; undefined after an error. */
    create: async (): Promise<WalletCard | undefined> => {
      if (created.current) return created.current;
      const failure = await run();
      if (failure && !isUndecided(failure)) unanswered.write(undefined);
      return created.current;
    },
  };
};
