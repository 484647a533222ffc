import { useRef, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useLocale, useMember } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { buttonClass, Heading, Icon, Text } from '@crema/shared-ui';
import { dayPartAt, seasonAt } from './greeting.rules.ts';
import { HeroCup } from './hero-cup.tsx';
import s from './home-hero.module.css';

interface HomeHeroProps {
  /** The member has no card to scan in a store (ENG-002). */
  readonly lacksCard?: boolean;
}
const startOrder = (
  <Link to="/menu" className={buttonClass('primary', { size: 'large' })}>
    <FormattedMessage id="home.startOrder" />
  </Link>
);
const GuestActions = () => (
  <>
    {startOrder}
    <Link to="/store-locator" className={buttonClass('secondary', { size: 'large' })}>
      <Icon name="pin" size={20} />
      <FormattedMessage id="home.findStore" />
    </Link>
  </>
);
const MemberActions = ({ lacksCard }: HomeHeroProps) => (
  <>
    {startOrder}
    <Link
      to={lacksCard ? '/account/cards/add' : '#pay'}
      className={buttonClass('secondary', { size: 'large' })}
    >
      <Icon name={lacksCard ? 'card' : 'barcode'} size={20} />
      <FormattedMessage id={lacksCard ? 'home.addCard' : 'home.scanInStore'} />
    </Link>
  </>
);

/**
 * The server's time when the page was opened, for the device's time zone. Undefined on the server and while its markup is
 * hydrated, because the server does not know the zone.
 */
const useTimeOfOpening = (): Date | undefined => {
  const { clock } = useHost();
  const opened = useRef<Date>(undefined);
  return useSyncExternalStore(
    (onChange) =>
      clock.onAdjusted?.(() => {
        opened.current = new Date(clock.now());
        onChange();
      }) ?? (() => undefined),
    () => (opened.current ??= new Date(clock.now())),
    () => undefined,
  );
};

/** Greets by hour and season of the device's time zone and the market (ENG-004), with a link that starts an order. */
export const HomeHero = ({ lacksCard = false }: HomeHeroProps) => {
  const member = useMember();
  const market = useLocale() === 'en-US' ? 'US' : 'CA';
  const now = useTimeOfOpening();
  return (
    <header data-night className={member ? `${s.hero} ${s.member}` : s.hero}>
      <div className={s.inner}>
        <div className={s.words}>
          <Heading level={1} size={member ? 'xlarge' : 'display'} tabIndex={-1} data-page-title>
            <FormattedMessage
              id={`home.greeting.${now ? dayPartAt(now) : 'anytime'}`}
              values={{ named: member ? 'yes' : 'no', firstName: member?.firstName }}
            />
          </Heading>
          <Text size="lead" className={s.lead}>
            <FormattedMessage
              id={`home.season.${now ? seasonAt(now, member?.market ?? market) : 'default'}`}
              values={brand}
            />
          </Text>
        </div>
        <div className={s.actions}>
          <div className={s.buttons}>
            {member ? <MemberActions lacksCard={lacksCard} /> : <GuestActions />}
          </div>
          {!member && (
            <Text size="note" tone="muted">
              <FormattedMessage
                id="home.haveAccount"
                values={{ link: (text) => <Link to="/account/signin">{text}</Link> }}
              />
            </Text>
          )}
        </div>
        <HeroCup className={s.cup} />
      </div>
    </header>
  );
};
