import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { buttonClass, Card, Heading, IconButton, Text } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import { Section } from '../section/section.tsx';
import { usePartnerFigures, usePartners, type Partner } from './partners.ts';
import pictures from './partners.pictures.tsx';
import s from './partnerships.module.css';

interface PartnerCardProps {
  readonly partner: Partner;
  readonly isGuest: boolean;
}
const PartnerCard = ({ partner, isGuest }: PartnerCardProps) => {
  const { id, image, guestImage, learnMore, disclaimer } = partner;
  const intl = useIntl();
  const figures = usePartnerFigures();
  const name = intl.formatMessage({ id: `rewards.partner.${id}.name` });
  return (
    <Card as="li" padding="large" className={s.partner}>
      <figure className={s.logo} data-partner={id}>
        <ArtImage {...pictures[isGuest ? guestImage : image]} label={name} className={s.mark} />
        <figcaption aria-hidden>{name}</figcaption>
      </figure>
      <div className={s.words}>
        <Heading level={3}>
          <FormattedMessage id={`rewards.partner.${id}.title`} values={figures} />
          <sup className={s.note}>{disclaimer.footnote}</sup>
        </Heading>
        <Text tone="muted">
          <FormattedMessage id={`rewards.partner.${id}.body`} values={figures} />
        </Text>
        {learnMore && (
          <Link to={learnMore} className={buttonClass('secondary', { size: 'small' })}>
            <FormattedMessage id="rewards.partner.learn" values={{ name }} />
          </Link>
        )}
        <a href={`#${disclaimer.id}`} className={s.more}>
          <FormattedMessage id="rewards.partner.more" values={{ name }} />
        </a>
      </div>
    </Card>
  );
};

interface PaginatorProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}
const Paginator = ({ page, count, onPage }: PaginatorProps) => {
  const intl = useIntl();
  return (
    <div className={s.pages}>
      <IconButton
        icon="chevron-left"
        label={intl.formatMessage({ id: 'rewards.partners.previous' })}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">
        <FormattedMessage id="rewards.partners.page" values={{ page: page + 1, count }} />
      </span>
      <IconButton
        icon="chevron-right"
        label={intl.formatMessage({ id: 'rewards.partners.next' })}
        disabled={page === count - 1}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
};

/**
 * The partners (RWD-041): a list for guests; for members a carousel with one card a page on phones, a grid on wide windows, which
 * has other columns above two cards.
 */
export const Partnerships = () => {
  const partners = usePartners();
  const member = useMember();
  const list = useRef<HTMLUListElement>(null);
  const [page, setPage] = useState(0);
  if (partners.length === 0) return null;
  const goTo = (next: number) =>
    list.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const follow = () => {
    const element = list.current;
    if (element && element.clientWidth > 0)
      setPage(Math.min(partners.length - 1, Math.round(Math.abs(element.scrollLeft) / element.clientWidth)));
  };
  return (
    <Section
      title={<FormattedMessage id="rewards.partners.title" />}
      lead={<FormattedMessage id="rewards.partners.lead" />}
    >
      <ul
        ref={list}
        role="list"
        className={s.partners}
        data-layout={member ? 'member' : 'guest'}
        data-many={partners.length > 2 || undefined}
        onScroll={member && follow}
      >
        {partners.map((partner) => (
          <PartnerCard key={partner.id} partner={partner} isGuest={!member} />
        ))}
      </ul>
      {member && partners.length > 1 && <Paginator page={page} count={partners.length} onPage={goTo} />}
    </Section>
  );
};
