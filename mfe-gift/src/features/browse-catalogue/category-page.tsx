import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { backLinkClass, buttonClass, EmptyState, Icon, Page } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { CatalogueError } from '../../catalogue-error/catalogue-error.tsx';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { DesignList } from './design-list.tsx';
import { giftPaths } from '../../gift-paths.ts';
import { useCatalogue } from './use-catalogue.ts';

const BackToGifts = () => (
  <Link to={giftPaths.root} className={backLinkClass}>
    <Icon name="chevron-left" size={20} />
    <FormattedMessage id="gift.back" />
  </Link>
);

/** Shown when the URL names an unknown category, with a link to all gifts. */
const UnknownCategory = () => (
  <Page title={<FormattedMessage id="gift.unknown.title" />}>
    <EmptyState
      art={<Illustration name="lost" size={160} />}
      title={<FormattedMessage id="gift.unknown.notFound" />}
      actions={
        <Link to={giftPaths.root} className={buttonClass()}>
          <FormattedMessage id="gift.unknown.all" />
        </Link>
      }
    >
      <FormattedMessage id="gift.unknown.body" />
    </EmptyState>
  </Page>
);

/** All designs of one occasion (GFT-001). */
export const CategoryPage = () => {
  const { categoryUrn } = useParams();
  const { categories, failed, cause, retry } = useCatalogue();
  const category = categories?.find(({ urn }) => urn === categoryUrn);
  const intl = useIntl();
  usePageHead(
    categories && !category
      ? { title: intl.formatMessage({ id: 'gift.unknown.title' }), found: false }
      : category && {
          title: intl.formatMessage({ id: 'gift.category.pageTitle' }, { name: category.name }),
        },
  );
  if (failed)
    return (
      <Page back={<BackToGifts />} title={<FormattedMessage id="gift.unknown.title" />}>
        <CatalogueError cause={cause} onRetry={retry} />
      </Page>
    );
  if (!categories) return <CatalogueSkeleton sections={1} />;
  if (!category) return <UnknownCategory />;
  return (
    <Page
      back={<BackToGifts />}
      title={category.name}
      lead={<FormattedMessage id="gift.category.count" values={{ count: category.eGifts.length }} />}
    >
      <DesignList designs={category.eGifts} isFirst />
    </Page>
  );
};
