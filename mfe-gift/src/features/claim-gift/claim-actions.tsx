import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  giftLinkPage,
  giftRestPaths,
  type GiftClaimAddReply,
  type GiftClaimReply,
} from '@crema/shared-contracts';
import { toAppError, useErrorText, useHost, useMember } from '@crema/remote-kit';
import { Banner, Button, Stack, buttonClass } from '@crema/shared-ui';
import { ProblemBanner, type Problem } from '../../problems/problem-banner.tsx';
import { claimErrors } from './claim.errors.ts';
import { InStore } from './in-store.tsx';
import type { GiftLinkState } from './use-gift-link.ts';

interface ClaimActionsProps {
  readonly gift: GiftClaimReply;
  readonly token: string;
  readonly onState: (state: GiftLinkState) => void;
}
/** Adds the gift's card to the member, who signs in first if need be; it belongs to nobody else then (G07). */
const useAdd = ({ gift, token, onState }: ClaimActionsProps) => {
  const { http, bus, signIn } = useHost();
  const isMember = useMember() !== undefined;
  const describe = useErrorText(claimErrors);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const send = async () => {
    setProblem(undefined);
    setAdding(true);
    try {
      const { cardId } = await http<GiftClaimAddReply>(giftRestPaths.giftClaimAdd, {
        method: 'POST',
        body: { token },
      });
      bus.emit('gift-claimed', { cardId });
      onState({ kind: 'open', gift: { ...gift, state: 'yours', cardId }, token });
    } catch (cause) {
      const { code } = toAppError(cause);
      if (code === 'GIFT_LINK_INVALID') onState({ kind: 'invalid' });
      else if (code === 'GIFT_LINK_REPLACED') onState({ kind: 'replaced' });
      else setProblem(describe(cause));
    } finally {
      setAdding(false);
    }
  };
  const add = async () => {
    if (isMember || (await signIn({ returnUrl: giftLinkPage.path }))) await send();
  };
  return { add, send, isAdding, problem, isMember };
};

/** The uses of the gift: adding it to an account, or a barcode for a store without one. */
export const ClaimActions = (props: ClaimActionsProps) => {
  const { gift, token } = props;
  const { add, send, isAdding, problem, isMember } = useAdd(props);
  const [isInStore, setInStore] = useState(false);
  if (gift.state === 'yours')
    return (
      <Stack gap={2}>
        <Banner
          tone="success"
          title={<FormattedMessage id={gift.cardId === null ? 'gift.claim.wasYours' : 'gift.claim.yours'} />}
        />
        <Link
          to={gift.cardId === null ? '/account/cards' : `/account/cards/${gift.cardId}`}
          className={buttonClass('primary', { size: 'large' })}
        >
          <FormattedMessage id={gift.cardId === null ? 'gift.claim.toCards' : 'gift.claim.toCard'} />
        </Link>
      </Stack>
    );
  return (
    <Stack gap={2}>
      {problem && !isAdding && (
        <ProblemBanner problem={problem} returnUrl={giftLinkPage.path} onSignedIn={() => void send()} />
      )}
      <Button size="large" block busy={isAdding} onClick={() => void add()}>
        <FormattedMessage id={isMember ? 'gift.claim.add' : 'gift.claim.signIn'} />
      </Button>
      {isInStore ? (
        <InStore gift={gift} token={token} onInvalid={() => props.onState({ kind: 'invalid' })} />
      ) : (
        <Button variant="secondary" block icon="barcode" onClick={() => setInStore(true)}>
          <FormattedMessage id="gift.claim.inStore" />
        </Button>
      )}
    </Stack>
  );
};
