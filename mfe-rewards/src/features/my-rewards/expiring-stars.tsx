import { FormattedMessage } from 'react-intl';
import { Card, Tag, Text } from '@crema/shared-ui';
import { Section } from '../../section/section.tsx';
import { DayText } from '../../stars/day-text.tsx';
import { StarNumber } from '../../stars/star-text.tsx';
import type { MemberRewards } from '../../stars/use-member-rewards.ts';
import { isWarned } from './expiry.rules.ts';
import s from './expiring-stars.module.css';

const Table = ({ expiringSoon }: Pick<MemberRewards, 'expiringSoon'>) => (
  <table className={s.table}>
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="rewards.expiring.date" />
        </th>
        <th scope="col" className={s.stars}>
          <FormattedMessage id="rewards.expiring.stars" />
        </th>
      </tr>
    </thead>
    <tbody>
      {expiringSoon.map((batch) => (
        <tr key={batch.expiresAt}>
          <th scope="row">
            <DayText day={batch.date} />{' '}
            {isWarned(batch) && (
              <Tag tone="warning" icon="alert">
                <FormattedMessage id="rewards.expiring.soon" values={{ days: batch.daysLeft }} />
              </Tag>
            )}
          </th>
          <td className={s.stars}>
            <StarNumber tenths={batch.starsExpiring} isExact />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Green: the Stars by their last day; other levels: that Stars never expire (RWD-023, RWD-024). */
export const ExpiringStars = ({ rewards: { level, expiringSoon } }: { readonly rewards: MemberRewards }) => (
  <Section title={<FormattedMessage id="rewards.expiring.title" />}>
    <Card padding="large">
      {level !== 'GREEN' && (
        <Text>
          <FormattedMessage id="rewards.balance.neverExpires" />
        </Text>
      )}
      {level === 'GREEN' && expiringSoon.length === 0 && (
        <Text>
          <FormattedMessage id="rewards.expiring.none" />
        </Text>
      )}
      {level === 'GREEN' && expiringSoon.length > 0 && <Table expiringSoon={expiringSoon} />}
    </Card>
  </Section>
);
