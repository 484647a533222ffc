import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { brand, programmeVersion } from '@crema/shared-contracts';
import { buttonClass, Heading, Icon, Text } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { StorefrontImage } from '@crema/shared-ui/storefront-image';
import pictures from './invitations.pictures.tsx';
import s from './invitations.module.css';

interface InvitationProps {
  readonly id: 'rewards' | 'stores' | 'gifts';
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A card that links to another part of the shop. Messages: `home.<id>.title` and `.body`. */
const Invitation = ({ id, picture, children }: InvitationProps) => (
  <section aria-labelledby={`home-${id}`} className={`${s.card} ${s[id]}`}>
    <div aria-hidden className={s.picture}>
      {picture}
    </div>
    <div className={s.words}>
      <Heading id={`home-${id}`}>
        <FormattedMessage id={`home.${id}.title`} values={brand} />
      </Heading>
      <Text>
        <FormattedMessage
          id={`home.${id}.body`}
          values={{ ...brand, stars: programmeVersion.rewardTiers[0] }}
        />
      </Text>
      <div className={s.actions}>{children}</div>
    </div>
  </section>
);

const Stars = () =>
  ['first', 'second', 'third', 'fourth'].map((place) => (
    <span key={place} className={`${s.star} ${s[place]}`}>
      <Icon name="star-filled" size={64} />
    </span>
  ));

const RewardsInvitation = () => (
  <Invitation id="rewards" picture={<Stars />}>
    <Link to="/account/create" className={`${buttonClass('primary')} ${s.onDark}`}>
      <FormattedMessage id="home.rewards.join" />
    </Link>
    <Link to="/rewards" className={`${buttonClass('quiet')} ${s.quietOnDark}`}>
      <FormattedMessage id="home.rewards.how" />
    </Link>
  </Invitation>
);

const StoresInvitation = () => (
  <Invitation id="stores" picture={<StorefrontImage {...pictures.store} className={s.storefront} />}>
    <Link to="/store-locator" className={buttonClass('secondary')}>
      <FormattedMessage id="home.findStore" />
    </Link>
  </Invitation>
);

const GiftsInvitation = () => {
  const intl = useIntl();
  return (
    <Invitation
      id="gifts"
      picture={['hello', 'thanks', 'birthday'].map((design) => (
        <GiftCardPicture
          key={design}
          design={design}
          title={intl.formatMessage({ id: `home.gifts.${design}` })}
          className={s.giftCard}
        />
      ))}
    >
      <Link to="/gift" className={buttonClass('secondary')}>
        <FormattedMessage id="home.gifts.see" />
      </Link>
    </Invitation>
  );
};

/** A member has joined the programme already. */
export const Invitations = () => (
  <div className={s.board}>
    {!useMember() && <RewardsInvitation />}
    <StoresInvitation />
    <GiftsInvitation />
  </div>
);
