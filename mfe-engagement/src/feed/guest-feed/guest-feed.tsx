import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useFlag, useHost } from '@crema/remote-kit';
import { Button, buttonClass, Heading, Icon, Text } from '@crema/shared-ui';
import { InformationCard } from '../cards/information-card.tsx';
import { FeedList } from '../feed-list.tsx';
import { FeedPicture } from '../feed-picture.tsx';
import { useFeed } from '../use-feed.ts';
import s from './guest-feed.module.css';

/** The four static benefits (ENG-003). Messages: `feed.benefit.<id>.title` and `.body`. */
const benefits = [
  { id: 'stars', icon: 'star' },
  { id: 'ahead', icon: 'clock' },
  { id: 'usual', icon: 'cup' },
  { id: 'birthday', icon: 'gift' },
] as const;

/** A row that is as wide as the window on a phone and scrolls card by card; a grid from the width of a tablet. */
const Benefits = () => {
  const intl = useIntl();
  return (
    <section aria-labelledby="guest-benefits" className={s.section}>
      <Heading id="guest-benefits">
        <FormattedMessage id="feed.benefits.title" values={brand} />
      </Heading>
      {/* The row scrolls by keyboard too. */}
      <div
        className={s.row}
        role="group"
        aria-label={intl.formatMessage({ id: 'feed.benefits.label' })}
        tabIndex={0}
      >
        <ul role="list" className={s.benefits}>
          {benefits.map(({ id, icon }) => (
            <li key={id} className={s.benefit}>
              <span className={s.sign}>
                <Icon name={icon} />
              </span>
              <Heading level={3} size="small">
                <FormattedMessage id={`feed.benefit.${id}.title`} />
              </Heading>
              <Text tone="muted">
                <FormattedMessage id={`feed.benefit.${id}.body`} values={brand} />
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const addCardPath = '/account/cards/add';

/** Order ahead, and register a card: the sign-in sheet leads to the form of a new card (ENG-003). */
const GuestCards = () => {
  const { signIn, navigate } = useHost();
  const register = async () => {
    if (await signIn({ returnUrl: addCardPath })) navigate(addCardPath);
  };
  return (
    <div className={s.cards}>
      <article className={s.card} aria-labelledby="guest-order">
        <FeedPicture name="art:order-ahead" className={s.art} />
        <div className={s.words}>
          <Heading id="guest-order" level={3} size="medium">
            <FormattedMessage id="feed.guest.order.title" />
          </Heading>
          <Text>
            <FormattedMessage id="feed.guest.order.body" />
          </Text>
          <Link to="/menu" className={buttonClass('primary')}>
            <FormattedMessage id="home.startOrder" />
          </Link>
        </div>
      </article>
      <article className={s.card} aria-labelledby="guest-card">
        <FeedPicture name="art:gift" className={s.art} />
        <div className={s.words}>
          <Heading id="guest-card" level={3} size="medium">
            <FormattedMessage id="feed.guest.card.title" values={brand} />
          </Heading>
          <Text>
            <FormattedMessage id="feed.guest.card.body" />
          </Text>
          <Button variant="secondary" onClick={() => void register()}>
            <FormattedMessage id="feed.guest.card.action" />
          </Button>
        </div>
      </article>
    </div>
  );
};

const isWide = () => false;
const GuestItems = () => {
  const feed = useFeed();
  // Nothing is promised to a guest: without items the page is complete too.
  if (feed.items.length === 0 && feed.status === 'complete' && !feed.isPartial) return null;
  return (
    <section aria-labelledby="guest-feed" className={s.section}>
      <Heading id="guest-feed">
        <FormattedMessage id="feed.guest.title" />
      </Heading>
      <FeedList feed={feed} isWide={isWide} renderItem={(item) => <InformationCard item={item} />} />
    </section>
  );
};

/** The part of the home page for guests: benefits, two ways to begin, and the feed of guests (ENG-003). */
export const GuestFeed = () => {
  const hasItems = useFlag('unauthStream');
  return (
    <div className={s.part}>
      <Benefits />
      <GuestCards />
      {hasItems && <GuestItems />}
    </div>
  );
};
