import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useIsFollowedLink } from '@crema/remote-kit';
import { Icon, Price, Tag } from '@crema/shared-ui';
import { availabilityMessages } from './availability.messages.ts';
import { menuPaths } from './menu-paths.ts';
import type { MenuProduct } from './menu.types.ts';
import { ProductPicture } from './product-picture.tsx';
import s from './product-card.module.css';

type FactsProps = Pick<MenuProduct, 'calories' | 'priceFrom' | 'priceVaries'>;
/**
 * D-169: price and calories belong to the same size; "From" is shown only if there is more than one price.
 */
const Facts = ({ calories, priceFrom, priceVaries }: FactsProps) => {
  const price = priceFrom && <Price value={priceFrom} size="small" className={s.price ?? ''} />;
  return (
    <p className={s.facts}>
      {price && priceVaries ? (
        <span>
          <FormattedMessage id="ordering.product.priceFrom" values={{ price }} />
        </span>
      ) : (
        price
      )}
      {calories !== null && (
        <span>
          <FormattedMessage id="ordering.product.calories" values={{ calories }} />
        </span>
      )}
    </p>
  );
};

/** Adds the product in its standard recipe: the frame of the menu handles the press (useQuickAdd). */
const QuickAddButton = ({ product }: { readonly product: MenuProduct }) => {
  const intl = useIntl();
  return (
    <span className={s.corner}>
      <button
        type="button"
        className={s.add}
        name="add"
        value={menuPaths.product(product)}
        aria-label={intl.formatMessage({ id: 'ordering.product.quickAdd' }, { name: product.name })}
      >
        <Icon name="plus" size={20} />
      </button>
    </span>
  );
};

interface ProductCardProps {
  readonly product: MenuProduct;
  /** True for a card at the top of the page: its picture is loaded first. */
  readonly eager?: boolean;
  /** The heading level of the name. */
  readonly level?: 2 | 3;
}

/** One product of a grid. The whole card links to the product, even if it cannot be ordered here. */
export const ProductCard = memo(({ product, eager, level = 3 }: ProductCardProps) => {
  const Name = `h${level}` as const;
  const message = availabilityMessages[product.availability];
  const { enableInAppDelivery } = useHost().configuration;
  // After a link, pictures would be read while the page is rendered, before its first frame.
  const loadsFirst = !useIsFollowedLink() && eager;
  return (
    <li className={s.card} data-muted={message ? true : undefined}>
      <ProductPicture
        picture={product.picture}
        art={product.artWithoutPicture}
        data-stage={product.stage}
        eager={loadsFirst}
      />
      {product.isNew && (
        <Tag tone="accent" className={s.new ?? ''}>
          <FormattedMessage id="ordering.product.new" />
        </Tag>
      )}
      <Name className={s.name}>
        <Link to={menuPaths.product(product)} className={s.link}>
          {product.name}
        </Link>
      </Name>
      {message ? (
        <p className={s.message}>
          <FormattedMessage id={message} />
        </p>
      ) : (
        <Facts {...product} />
      )}
      {!message && !enableInAppDelivery && <QuickAddButton product={product} />}
    </li>
  );
});
