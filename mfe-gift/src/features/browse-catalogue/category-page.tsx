import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { findMisspelt } from '@crema/shared-contracts';
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

interface UnknownCategoryProps {
  /** The category that is written nearly the same (PLT-021). */
  readonly nearest: { readonly urn: string; readonly name: string } | undefined;
}
/** Shown when the URL names an unknown category, with a link to all gifts. */
const UnknownCategory = ({ nearest }: UnknownCategoryProps) => (
  <Page title={<FormattedMessage id="gift.unknown.title" />}>
    <EmptyState
      art={<Illustration name="lost" size={160} />}
      title={<FormattedMessage id="gift.unknown.notFound" />}
      actions={
        <>
          {nearest && (
            <Link to={giftPaths.category(nearest.urn)} className={buttonClass()}>
              <FormattedMessage id="gift.unknown.nearest" values={{ category: nearest.name }} />
            </Link>
          )}
          <Link to={giftPaths.root} className={buttonClass(nearest ? 'secondary' : 'primary')}>
            <FormattedMessage id="gift.unknown.all" />
          </Link>
        </>
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
  if (!category) {
    const named = categories.map(({ urn, name }) => ({ path: urn, urn, name }));
    return <UnknownCategory nearest={findMisspelt(named, categoryUrn ?? '')} />;
  }
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
