import { useIntl } from 'react-intl';
import { OptionTiles } from '@crema/shared-ui';
import { CupSizeArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { ObstacleText } from '../../catalogue/obstacle-text.tsx';
import { readArt } from '../../catalogue/product-picture.tsx';
import { artSizeOf } from './product-hero.rules.ts';
import { sizeIn, type Recipe } from './recipe.rules.ts';
import type { Product } from './product.types.ts';

interface SizePickerProps {
  readonly product: Product;
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
  /** Sizes are only looked at: one that the store lacks can be chosen too. */
  readonly offersAll?: boolean;
}

/** What is served cold is drawn in a cold cup. */
const isCold = ({ kind }: ProductArtSpec) => kind === 'iced' || kind === 'blended';

/** One of the product's sizes; nothing to choose when there is only one. A size that the store lacks says so (D-143). */
export const SizePicker = ({ product, recipe, onChange, offersAll = false }: SizePickerProps) => {
  const intl = useIntl();
  const { sizes } = product.form;
  if (sizes.length < 2) return null;
  const art = readArt(product.art);
  const isPoured = art !== undefined && 'size' in art;
  return (
    <OptionTiles
      legend={intl.formatMessage({ id: 'ordering.product.size' })}
      value={sizeIn(product, recipe)?.sizeCode}
      onChange={(sizeCode) => onChange({ ...recipe, sizeCode })}
      options={sizes.map((size) => {
        const missing = !offersAll && size.availability !== 'AVAILABLE';
        const detail = missing ? <ObstacleText availability={size.availability} /> : size.volume;
        return {
          value: size.sizeCode,
          label: size.name,
          disabled: missing,
          ...(detail && { detail }),
          ...(isPoured && { art: <CupSizeArt size={artSizeOf(product, size)} cold={isCold(art)} /> }),
        };
      })}
    />
  );
};
