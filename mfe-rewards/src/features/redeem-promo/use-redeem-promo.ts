import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toAppError, useGraphqlClient, useHost } from '@crema/remote-kit';
import { GetMemberRewardsDocument } from '../../generated/get-member-rewards.ts';
import { RedeemPromoDocument } from '../../generated/redeem-promo.ts';
import { useMemberRewards, type Rewards } from '../../stars/use-member-rewards.ts';
import { failureOf, isEligible, readPromoLink, type PromoFailure } from './promo-link.rules.ts';

/** RWD-061: `error` can be tried again, `failed` is permanent, `none` waits for the member's data. */
export type Redemption =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly failure: PromoFailure }
  | { readonly status: 'success'; readonly message: string | null };

type Step =
  | Exclude<Redemption, { status: 'success' | 'loading' }>
  | { readonly status: 'redeem'; readonly promoCode: string };
const nextStep = (search: string, state: Rewards): Step => {
  const link = readPromoLink(search);
  if (!link) return { status: 'failed', failure: 'invalid' };
  if (state.status === 'failed') return { status: 'error', retry: state.retry };
  if (state.status !== 'ready') return { status: 'none' };
  if (!isEligible(link, state.rewards)) return { status: 'failed', failure: 'generic' };
  return link.promoCode === undefined
    ? { status: 'failed', failure: 'invalid' }
    : { status: 'redeem', promoCode: link.promoCode };
};

/** Redeems the code of the page's address once the member's data has arrived (RWD-062), and announces the new balance. */
export const useRedeemPromo = (): Redemption => {
  const graphql = useGraphqlClient();
  const { bus } = useHost();
  const step = nextStep(useLocation().search, useMemberRewards());
  const [result, setResult] = useState<Redemption>();
  const [attempt, setAttempt] = useState(0);
  const promoCode = step.status === 'redeem' ? step.promoCode : undefined;
  /** The member's data is read again afterwards, and effects can run twice: each attempt sends the code once. */
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const key = `${attempt} ${promoCode}`;
    if (promoCode === undefined || sent.current === key) return;
    sent.current = key;
    const retry = () => {
      setResult(undefined);
      setAttempt((count) => count + 1);
    };
    const announce = async () => {
      const { data } = await graphql.query({ query: GetMemberRewardsDocument, fetchPolicy: 'network-only' });
      if (data) bus.emit('stars-changed', { reason: 'read', balanceTenths: data.memberRewards.starTenths });
    };
    const redeem = async () => {
      const { data } = await graphql.mutate({ mutation: RedeemPromoDocument, variables: { promoCode } });
      setResult({ status: 'success', message: data?.redeemPromoCode.message ?? null });
      await announce().catch(() => undefined);
    };
    redeem().catch((cause: unknown) => {
      const failure = failureOf(toAppError(cause).code);
      setResult(failure ? { status: 'failed', failure } : { status: 'error', retry });
    });
  }, [attempt, bus, graphql, promoCode]);
  if (result) return result;
  return step.status === 'redeem' ? { status: 'loading' } : step;
};
