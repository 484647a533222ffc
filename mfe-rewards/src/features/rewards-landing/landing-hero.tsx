import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { brand, programmeVersion } from '@crema/shared-contracts';
import { buttonClass, Heading, Text } from '@crema/shared-ui';
import { HeroArt } from './hero-art.tsx';
import hero from '../../section/hero.module.css';
import s from './landing-hero.module.css';

const GuestActions = () => (
  <>
    <Link to="/account/create" className={buttonClass('primary', { size: 'large' })}>
      <FormattedMessage id="rewards.hero.join" />
    </Link>
    <Link to="/account/signin?returnUrl=/rewards" className={buttonClass('secondary', { size: 'large' })}>
      <FormattedMessage id="rewards.hero.signIn" />
    </Link>
  </>
);
const MemberActions = () => (
  <Link to="/menu" className={buttonClass('primary', { size: 'large' })}>
    <FormattedMessage id="rewards.hero.startOrder" />
  </Link>
);

/** Explains the programme, with the next step: join for guests, order for members (RWD-002). */
export const LandingHero = () => {
  const member = useMember();
  return (
    <header data-night className={`${hero.hero} ${s.night}`}>
      <div className={hero.words}>
        <p className={hero.eyebrow}>
          {member ? (
            <FormattedMessage id="rewards.hero.yourLevel" values={{ level: member.level }} />
          ) : (
            <FormattedMessage id="rewards.hero.programme" values={brand} />
          )}
        </p>
        <Heading level={1} size="display" tabIndex={-1} data-page-title>
          <FormattedMessage id="rewards.hero.title" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="rewards.hero.lead" values={{ stars: programmeVersion.rewardTiers[0] }} />
        </Text>
        <div className={hero.actions}>{member ? <MemberActions /> : <GuestActions />}</div>
      </div>
      <HeroArt className={s.art} />
    </header>
  );
};
