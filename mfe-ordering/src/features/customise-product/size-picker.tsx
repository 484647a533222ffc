import { useIntl } from 'react-intl';
import { OptionTiles } from '@crema/shared-ui';
import { CupSizeArt } from '@crema/shared-ui/art';
import { readArt } from '../../catalogue/product-picture.tsx';
import { artSizeOf } from './portrait.rules.ts';
import { sizeIn, type Recipe } from './recipe.rules.ts';
import type { Product } from './product.types.ts';

interface SizePickerProps {
  readonly product: Product;
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
}

/** One of the product's sizes; nothing to choose when there is only one. */
export const SizePicker = ({ product, recipe, onChange }: SizePickerProps) => {
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
      options={sizes.map((size) => ({
        value: size.sizeCode,
        label: size.name,
        ...(size.volume && { detail: size.volume }),
        ...(isPoured && { art: <CupSizeArt size={artSizeOf(product, size)} /> }),
      }))}
    />
  );
};
