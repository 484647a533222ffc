import { useIntl } from 'react-intl';

interface Recipe {
  readonly sizeName: string | null | undefined;
  readonly childItems: readonly { readonly name: string; readonly quantity: number }[];
  readonly excludedIngredients?: readonly { readonly name: string }[] | undefined;
}

/** Size, options and excluded ingredients in one line: "Medium, 2 × Vanilla syrup, No Espresso". */
export const useRecipeText = () => {
  const { formatMessage } = useIntl();
  return ({ sizeName, childItems, excludedIngredients = [] }: Recipe): string =>
    [
      sizeName,
      ...childItems.map(({ name, quantity }) =>
        formatMessage({ id: 'ordering.cart.difference' }, { name, quantity }),
      ),
      ...excludedIngredients.map(({ name }) =>
        formatMessage({ id: 'ordering.change.removed' }, { option: name }),
      ),
    ]
      .filter(Boolean)
      .join(', ');
};
