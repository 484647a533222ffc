import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, Card, FavoriteToggle, Heading, Price, Text } from '@crema/shared-ui';
import { useAddLines } from '../../cart/use-add-lines.ts';
import { useRecipeText } from '../../cart/use-recipe-text.ts';
import { ObstacleText } from '../../catalogue/obstacle-text.tsx';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { favoritePath } from '../../favorites/favorite-path.ts';
import { toLineDraft } from '../../favorites/favorites.conversions.ts';
import type { Favorite } from '../../favorites/favorites.types.ts';
import { spokenOnly } from '../../accessibility/spoken-only.tsx';
import s from './favorite-card.module.css';
import { findObstacle } from './favorites.rules.ts';
import { useRemoveFavorite } from './use-remove-favorite.ts';

const Actions = ({ favorite, orderable }: { readonly favorite: Favorite; readonly orderable: boolean }) => {
  const add = useAddLines();
  const { item } = favorite;
  const { name } = item.product;
  return (
    <div className={s.foot}>
      {item.price && <Price value={item.price} className={s.price ?? ''} />}
      <Link to={favoritePath(favorite)} className={s.edit} data-card-link>
        <FormattedMessage id="ordering.cart.edit" values={{ name, hidden: spokenOnly }} />
      </Link>
      {orderable && (
        <Button variant="secondary" size="small" icon="plus" onClick={() => add([toLineDraft(item)])}>
          <FormattedMessage id="ordering.favorites.add" values={{ name, hidden: spokenOnly }} />
        </Button>
      )}
    </div>
  );
};

/**
 * One favourite with its description, its differences from the standard recipe and its price at this store;
 * the whole card opens it for changes.
 */
export const FavoriteCard = ({ favorite }: { readonly favorite: Favorite }) => {
  const intl = useIntl();
  const remove = useRemoveFavorite();
  const recipe = useRecipeText()(favorite.item);
  const obstacle = findObstacle(favorite);
  const { name, art, picture } = favorite.item.product;
  return (
    <Card as="li" padding="none" interactive className={s.card}>
      <div className={s.art} data-missing={!!obstacle || undefined}>
        <ProductPicture picture={picture} art={art} sizes="6rem" />
      </div>
      <div className={s.words}>
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Text size="note" tone="muted">
          {recipe}
        </Text>
        {obstacle && (
          <Text size="note" tone="danger">
            <ObstacleText {...obstacle} />
          </Text>
        )}
      </div>
      <FavoriteToggle
        className={s.heart ?? ''}
        label={intl.formatMessage({ id: 'ordering.favorites.heart' }, { name })}
        pressed
        onToggle={() => void remove(favorite)}
      />
      <Actions favorite={favorite} orderable={!obstacle} />
    </Card>
  );
};
