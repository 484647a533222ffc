import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from './product.types.ts';
import { readRecipe, writeRecipe } from './recipe-address.ts';
import { fromKept, standardRecipe, type KeptRecipe, type Recipe } from './recipe.rules.ts';

/**
 * The recipe that the customer makes of a product. It begins as the address names it, else as `kept`, else as the standard
 * one; each change is written into the address, so that a reload, Back and a shared link have it too.
 */
export const useRecipe = (product: Product, kept?: KeptRecipe) => {
  const [query, setQuery] = useSearchParams();
  const [recipe, setRecipe] = useState(() => {
    const start = readRecipe(query) ?? kept;
    return start ? fromKept(product, start) : standardRecipe(product);
  });
  const change = (next: Recipe) => {
    setRecipe(next);
    setQuery(writeRecipe(query, product, next, { always: kept !== undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [recipe, change] as const;
};
