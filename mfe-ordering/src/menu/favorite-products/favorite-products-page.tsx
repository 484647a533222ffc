import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { Button, EmptyState, Heading, Skeleton, Stack, buttonClass } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import { FailedState } from '../../connection/failed-state.tsx';
import illustrations from '../../catalogue/illustrations.pictures.tsx';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { useFavorites } from '../../favorites/use-favorites.ts';
import type { Favorite } from '../../favorites/favorites.types.ts';
import { MenuLayout } from '../layout/menu-layout.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import s from './favorite-products-page.module.css';
import { groupByForm } from './favorites.rules.ts';
import { titleElementId } from './use-remove-favorite.ts';

const NothingYet = () => (
  <EmptyState
    headingLevel={2}
    art={<ArtImage {...illustrations.lovedCup} size={200} backdrop="disc" />}
    title={<FormattedMessage id="ordering.favorites.empty" />}
    actions={
      <Link to={menuPaths.root} className={buttonClass('primary', { size: 'large' })}>
        <FormattedMessage id="ordering.cart.empty.toMenu" />
      </Link>
    }
  >
    <FormattedMessage id="ordering.favorites.emptyBody" />
  </EmptyState>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <FailedState
    retry={onRetry}
    headingLevel={2}
    title={<FormattedMessage id="ordering.favorites.failed" />}
    actions={
      <Button icon="refresh" onClick={onRetry}>
        <FormattedMessage id="ordering.order.action.tryAgain" />
      </Button>
    }
  >
    <FormattedMessage id="ordering.previous.failed.body" />
  </FailedState>
);

const Loading = () => (
  <div className={s.section} aria-busy="true">
    <Skeleton shape="title" width="8rem" />
    <div className={s.cards}>
      <Skeleton shape="block" height="11.25rem" count={4} />
    </div>
  </div>
);

const Groups = ({ favorites }: { readonly favorites: readonly Favorite[] }) => {
  const { locale } = useIntl();
  return groupByForm(favorites, locale).map((group, index) => (
    <section key={group.name} className={s.section} aria-labelledby={`favorites-${index}`}>
      <Heading level={2} size="medium" id={`favorites-${index}`}>
        {group.name}
      </Heading>
      <ul role="list" className={s.cards}>
        {group.favorites.map((favorite) => (
          <FavoriteCard key={favorite.id} favorite={favorite} />
        ))}
      </ul>
    </section>
  ));
};

const Favorites = () => {
  const { favorites, failed, retry } = useFavorites();
  if (failed) return <Failed onRetry={retry} />;
  if (!favorites) return <Loading />;
  return favorites.length > 0 ? <Groups favorites={favorites} /> : <NothingYet />;
};

/**
 * /menu/favorites (ORD-004): products with the member's configuration. The host asks other visitors to sign
 * in.
 */
export const FavoriteProductsPage = () => {
  const memberId = useMember()?.memberId;
  return (
    <MenuLayout>
      <Stack gap={3}>
        <Heading level={1} tabIndex={-1} id={titleElementId}>
          <FormattedMessage id="ordering.favorites.title" />
        </Heading>
        {memberId && <Favorites key={memberId} />}
      </Stack>
    </MenuLayout>
  );
};
