import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterFrame } from '@crema/remote-kit';
import type { ChangeRecipe } from './option-props.ts';
import type { Product } from './product.types.ts';
import { readRecipe, writeRecipe } from './recipe-url.ts';
import { fromSavedRecipe, standardRecipe, type SavedRecipe, type Recipe } from './recipe.rules.ts';

/**
 * The recipe that the customer configures. It starts from the URL, else from `saved`, else from the standard
 * recipe; each change is written to the URL, so that a reload, Back and a shared link show the same recipe. The URL follows
 * after the frame that shows the choice, because the router renders every link of the page again.
 */
export const useRecipe = (product: Product, saved?: SavedRecipe): readonly [Recipe, ChangeRecipe] => {
  const [query, setQuery] = useSearchParams();
  const [recipe, change] = useState(() => {
    const start = readRecipe(query) ?? saved;
    return start ? fromSavedRecipe(product, start) : standardRecipe(product);
  });
  const written = useRef(recipe);
  const write = useEffectEvent(() => {
    written.current = recipe;
    setQuery(writeRecipe(query, product, recipe, { always: saved !== undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => (written.current === recipe ? undefined : afterFrame(() => write())), [recipe]);
  return [recipe, change];
};
