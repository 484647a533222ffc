import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Heading, VisuallyHidden } from '@crema/shared-ui';
import { GiftDraftNotice } from '../../start-gift/gift-draft-notice.tsx';
import { CatalogueError } from '../../catalogue-error/catalogue-error.tsx';
import { BulkGiftBanner } from './bulk-gift-banner.tsx';
import { CatalogueHero } from './catalogue-hero.tsx';
import { DesignsSkeleton, OccasionsSkeleton } from './catalogue-skeleton.tsx';
import { DesignList } from './design-list.tsx';
import { giftPaths } from '../../gift-paths.ts';
import { LinkedSentence } from '../../links/linked-sentence.tsx';
import { useCatalogue, type GiftCategory } from './use-catalogue.ts';
import s from './catalogue-page.module.css';

/** Designs of a category on the landing page; the category's page has all of them. */
const shownOnLanding = 4;

const Occasions = ({ categories }: { categories: readonly GiftCategory[] }) => {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'gift.occasions' })}>
      <ul role="list" className={s.occasions}>
        {categories.map(({ urn, name }) => (
          <li key={urn}>
            <Link to={giftPaths.category(urn)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const CategorySection = ({ category: { urn, name, eGifts } }: { category: GiftCategory }) => (
  <section aria-labelledby={`gift-${urn}`} className={s.section}>
    <div className={s.sectionHead}>
      <Heading id={`gift-${urn}`}>{name}</Heading>
      {eGifts.length > shownOnLanding && (
        <Link to={giftPaths.category(urn)} className={s.all}>
          <FormattedMessage
            id="gift.seeAll"
            values={{
              count: eGifts.length,
              name,
              hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            }}
          />
        </Link>
      )}
    </div>
    <DesignList designs={eGifts.slice(0, shownOnLanding)} />
  </section>
);

/** The landing page of gifts (GFT-001): the catalogue by occasion. */
export const CataloguePage = () => {
  const intl = useIntl();
  const { categories, failed, cause, retry } = useCatalogue();
  return (
    <div className={s.page}>
      <CatalogueHero />
      <div className={s.draft}>
        <GiftDraftNotice />
      </div>
      <BulkGiftBanner />
      <div className={s.range} aria-busy={!categories && !failed}>
        {categories && <Occasions categories={categories} />}
        {!categories && !failed && <OccasionsSkeleton />}
        <div className={s.sections} role="region" aria-label={intl.formatMessage({ id: 'gift.range' })}>
          {categories?.map((category) => (
            <CategorySection key={category.urn} category={category} />
          ))}
          {failed && <CatalogueError cause={cause} onRetry={retry} />}
          {!categories && !failed && <DesignsSkeleton />}
        </div>
      </div>
      <p className={s.scheduled}>
        <LinkedSentence id="gift.scheduled.see" to={giftPaths.scheduled} />
      </p>
    </div>
  );
};
