import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner, Button, Disclosure, Skeleton, Stack, Text } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import { OfferChoice } from './offer-choice.tsx';
import { useMemberOffers } from './use-member-offers.ts';

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Banner
    tone="warning"
    action={
      <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
        <FormattedMessage id="ordering.order.action.tryAgain" />
      </Button>
    }
  >
    <FormattedMessage id="ordering.offers.failed" />
  </Banner>
);

/** The number of usable offers next to the title, or what was chosen. */
const useEnd = (member: ReturnType<typeof useMemberOffers>['member']): ReactNode => {
  const [chosen] = useAppSelector(selectFulfilment).offers;
  if (!member) return undefined;
  const offer =
    chosen && member.offers.find(({ type, code }) => type === chosen.type && code === chosen.code);
  if (offer) return offer.title;
  const count = member.offers.filter(({ usable }) => usable).length;
  return <FormattedMessage id="ordering.offers.usable" values={{ count }} />;
};

/**
 * The member's rewards and coupons for this order (ORD-110). The reason why the last one was not applied is shown and
 * announced above them (ORD-085, D-39).
 */
export const OfferPicker = () => {
  const { rejectedOffer } = useAppSelector(selectFulfilment);
  const { member, failed, retry } = useMemberOffers();
  const end = useEnd(member);
  return (
    <>
      {rejectedOffer && (
        <Banner tone="warning" title={<FormattedMessage id="ordering.offers.notApplied" />}>
          {rejectedOffer.description ?? <FormattedMessage id="ordering.order.error.rewardNotApplied" />}
        </Banner>
      )}
      <Disclosure summary={<FormattedMessage id="ordering.order.offers.title" />} end={end}>
        <Stack gap={2}>
          {member && member.offers.length > 0 && <OfferChoice {...member} />}
          {member?.offers.length === 0 && (
            <Text size="note" tone="muted">
              <FormattedMessage id="ordering.offers.empty" />
            </Text>
          )}
          {!member && !failed && <Skeleton shape="block" height="3.5rem" count={3} />}
          {failed && <Failed onRetry={retry} />}
        </Stack>
      </Disclosure>
    </>
  );
};
