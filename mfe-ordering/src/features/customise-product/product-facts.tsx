import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '@crema/shared-ui';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import type { Product } from './product.types.ts';
import s from './product-facts.module.css';

/** What is in it that some must avoid; said also when there is nothing. */
export const Allergens = ({ product: { allergens } }: { readonly product: Product }) => {
  const intl = useIntl();
  return allergens.length > 0 ? (
    <FormattedMessage id="ordering.product.contains" values={{ allergens: intl.formatList(allergens) }} />
  ) : (
    <FormattedMessage id="ordering.product.noAllergens" />
  );
};

/** What one may need to know before drinking it, and the way to all of its figures. */
export const ProductFacts = ({ product }: { readonly product: Product }) => (
  <section className={s.facts}>
    <p>
      <Allergens product={product} />
    </p>
    <Link
      to={menuPaths.nutrition({ productNumber: product.productNumber, formCode: product.form.formCode })}
      className={s.link}
    >
      <FormattedMessage id="ordering.product.nutrition" />
      <Icon name="chevron-right" size={18} />
    </Link>
  </section>
);
