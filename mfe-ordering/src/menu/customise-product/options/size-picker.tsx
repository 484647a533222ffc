import { memo } from 'react';
import { useIntl } from 'react-intl';
import { OptionTiles } from '@crema/shared-ui';
import type { ProductArtSpec } from '@crema/shared-ui/art';
import { CupSizePicture } from '@crema/shared-ui/cup-size-picture';
import { ObstacleText } from '../../../catalogue/obstacle-text.tsx';
import { readArt } from '../../../catalogue/read-art.ts';
import { artSizeOf } from '../hero/product-hero.rules.ts';
import { sizeIn } from '../recipe/recipe.rules.ts';
import type { Product } from '../recipe/product.types.ts';
import type { ChangeRecipe } from '../recipe/option-props.ts';

interface SizePickerProps {
  readonly product: Product;
  readonly sizeCode: string;
  readonly onChange: ChangeRecipe;
  /** Offers the sizes that the store lacks too, for a page that only shows facts. */
  readonly offersAll?: boolean;
}

/** A product that is served cold is drawn in a cold cup. */
const isCold = ({ kind }: ProductArtSpec) => kind === 'iced' || kind === 'blended';

/**
 * A choice of one of the product's sizes; nothing when there is only one. A size that the store lacks is
 * marked (D-143).
 */
export const SizePicker = memo(({ product, sizeCode, onChange, offersAll = false }: SizePickerProps) => {
  const intl = useIntl();
  const { sizes } = product.form;
  if (sizes.length < 2) return null;
  const art = readArt(product.art);
  const isPoured = art !== undefined && 'size' in art;
  return (
    <OptionTiles
      legend={intl.formatMessage({ id: 'ordering.product.size' })}
      value={sizeIn(product, { sizeCode })?.sizeCode}
      onChange={(chosen) => onChange((current) => ({ ...current, sizeCode: chosen }))}
      options={sizes.map((size) => {
        const missing = !offersAll && size.availability !== 'AVAILABLE';
        const detail = missing ? <ObstacleText availability={size.availability} /> : size.volume;
        return {
          value: size.sizeCode,
          label: size.name,
          disabled: missing,
          ...(detail && { detail }),
          ...(isPoured && { art: <CupSizePicture size={artSizeOf(product, size)} cold={isCold(art)} /> }),
        };
      })}
    />
  );
});
