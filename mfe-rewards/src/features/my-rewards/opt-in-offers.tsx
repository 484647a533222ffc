import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useHost, useQuery } from '@crema/remote-kit';
import { rewardsRestPaths, type OptInReply } from '@crema/shared-contracts';
import { Button, Card, Heading, Icon, Text } from '@crema/shared-ui';
import { ListOptInOffersDocument } from '../../generated/list-opt-in-offers.ts';
import type { ListOptInOffersQuery } from '../../generated/operation-types.ts';
import { rewardsPaths } from '../../rewards-paths.ts';
import { pageOfReply } from '../../opt-in/outcome-pages.ts';
import s from './cards.module.css';

export type OptInOffer = ListOptInOffersQuery['optInOffers'][number];
/** The offers to opt in to; none until they are read, and when they cannot be read. */
export const useOptInOffers = (): readonly OptInOffer[] => {
  const { locale } = useIntl();
  const { data } = useQuery(ListOptInOffersDocument, {
    variables: { locale },
    fetchPolicy: 'network-only',
  });
  return data?.optInOffers ?? [];
};

/** The cards of the offers to opt in to (RWD-065). */
export const OptInOffers = ({ offers }: { readonly offers: readonly OptInOffer[] }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { http } = useHost();
  const [busyId, setBusyId] = useState<string>();
  const optIn = async (offerId: string) => {
    setBusyId(offerId);
    const page = await http<OptInReply>(rewardsRestPaths.optIn, { method: 'POST', body: { offerId } }).then(
      pageOfReply,
      () => 'error',
    );
    await navigate(`${rewardsPaths.optIn}/${page}`);
  };
  return offers.map(({ offerId, title, body, endsAt, isActive }) => (
    <Card as="li" key={offerId} padding="large" className={s.card}>
      <span className={s.sign}>
        <Icon name="star-filled" size={26} />
      </span>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Text tone="muted">{body}</Text>
      <Text size="note" tone="muted">
        <FormattedMessage
          id="rewards.optIn.until"
          values={{ date: intl.formatDate(endsAt, { dateStyle: 'long' }) }}
        />
      </Text>
      <Button
        size="small"
        variant={isActive ? 'secondary' : 'primary'}
        busy={busyId === offerId}
        disabled={busyId !== undefined && busyId !== offerId}
        onClick={() => void optIn(offerId)}
      >
        <FormattedMessage id="rewards.optIn.activate" values={{ isActive, title }} />
      </Button>
    </Card>
  ));
};
