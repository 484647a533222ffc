import { FormattedMessage, useIntl } from 'react-intl';
import { useIsFollowedLink } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Heading, Text } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import s from './catalogue-hero.module.css';

/** Three gift cards, fanned out. Their lettering is `gift.hero.<design>`. */
const fan = ['love', 'hello', 'thanks'] as const;

export const CatalogueHero = () => {
  const intl = useIntl();
  // After a link, pictures would be read while the page is rendered, before its first frame.
  const eager = !useIsFollowedLink();
  return (
    <header className={s.hero}>
      <div className={s.words}>
        <Heading level={1} size="display" tabIndex={-1} data-page-title>
          <FormattedMessage id="gift.hero.title" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="gift.hero.lead" values={brand} />
        </Text>
      </div>
      <div aria-hidden className={s.fan}>
        {fan.map((design) => (
          <GiftCardPicture
            key={design}
            design={design}
            title={intl.formatMessage({ id: `gift.hero.${design}` })}
            eager={eager}
            className={s.card}
          />
        ))}
      </div>
    </header>
  );
};
