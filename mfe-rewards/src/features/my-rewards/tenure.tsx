import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Card, Heading, Icon, Text } from '@crema/shared-ui';
import type { MemberRewards } from '../../stars/use-member-rewards.ts';
import s from './tenure.module.css';

/** Since when the customer is a member, and Gold (RWD-028). Years are texts: no separators. */
export const Tenure = ({
  rewards: { memberTenureYear, goldMedalYear },
}: {
  readonly rewards: MemberRewards;
}) => (
  <Card as="section" tone="tinted" padding="large" className={s.tenure} aria-labelledby="rewards-tenure">
    <span className={s.medal} aria-hidden>
      <Icon name="star-filled" size={32} />
    </span>
    <div>
      <Heading id="rewards-tenure" size="medium">
        <FormattedMessage id="rewards.tenure.member" values={{ ...brand, year: String(memberTenureYear) }} />
      </Heading>
      <Text tone="muted">
        {(goldMedalYear ?? null) === null ? (
          <FormattedMessage id="rewards.tenure.thanks" />
        ) : (
          <FormattedMessage id="rewards.tenure.gold" values={{ year: String(goldMedalYear) }} />
        )}
      </Text>
    </div>
  </Card>
);
