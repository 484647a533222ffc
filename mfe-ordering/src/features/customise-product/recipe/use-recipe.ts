import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '../product.types.ts';
import { readRecipe, writeRecipe } from './recipe-url.ts';
import { fromSavedRecipe, standardRecipe, type SavedRecipe, type Recipe } from './recipe.rules.ts';

/**
 * The recipe that the customer configures. It starts from the URL, else from `saved`, else from the standard
 * recipe; each change is written to the URL, so that a reload, Back and a shared link show the same recipe.
 */
export const useRecipe = (product: Product, saved?: SavedRecipe) => {
  const [query, setQuery] = useSearchParams();
  const [recipe, setRecipe] = useState(() => {
    const start = readRecipe(query) ?? saved;
    return start ? fromSavedRecipe(product, start) : standardRecipe(product);
  });
  const change = (next: Recipe) => {
    setRecipe(next);
    setQuery(writeRecipe(query, product, next, { always: saved !== undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [recipe, change] as const;
};
