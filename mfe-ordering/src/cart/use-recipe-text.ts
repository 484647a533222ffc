import { useIntl } from 'react-intl';
import { inSentence } from './in-sentence.ts';

interface ChildAmount {
  readonly name: string;
  readonly quantity: number;
  readonly standardQuantity?: number | null | undefined;
}
interface Recipe {
  readonly sizeName: string | null | undefined;
  readonly childItems: readonly ChildAmount[];
  readonly excludedIngredients?: readonly { readonly name: string }[] | undefined;
}

/**
 * One option as a difference from the standard recipe. If the recipe has the option in another quantity, the text names
 * both quantities; otherwise a reduced syrup reads as an added one.
 */
export const useDifferenceText = () => {
  const { formatMessage } = useIntl();
  return ({ name, quantity, standardQuantity }: ChildAmount): string =>
    standardQuantity && standardQuantity !== quantity
      ? formatMessage(
          { id: 'ordering.change.changed' },
          { option: name, quantity, standard: standardQuantity },
        )
      : formatMessage({ id: 'ordering.cart.difference' }, { name, quantity });
};

/** Size, options and excluded ingredients in one line: "Medium, 1 × Vanilla syrup (instead of 2), No espresso". */
export const useRecipeText = () => {
  const { formatMessage, locale } = useIntl();
  const differenceText = useDifferenceText();
  return ({ sizeName, childItems, excludedIngredients = [] }: Recipe): string =>
    [
      sizeName,
      ...childItems.map(differenceText),
      ...excludedIngredients.map(({ name }) =>
        formatMessage({ id: 'ordering.change.removed' }, { option: inSentence(name, locale) }),
      ),
    ]
      .filter(Boolean)
      .join(', ');
};
