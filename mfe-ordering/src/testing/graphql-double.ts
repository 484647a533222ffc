import { http, HttpResponse } from 'msw';
import { graphqlAddress, hashOf } from './persisted-queries.ts';
import { GetMenuDocument, GetProductDocument } from '../generated/operations.ts';
import type { Menu } from '../catalogue/menu.types.ts';
import type { Product } from '../menu/customise-product/recipe/product.types.ts';

type Variables = Readonly<Record<string, string | number | undefined>>;
/** Data, or the error code with which the server refuses. */
export type Answer = object | { readonly errorCode: string };
type Answerer = (variables: Variables) => Answer;

const answer = (document: unknown, reply: Answerer) =>
  http.get(graphqlAddress, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const { persistedQuery } = JSON.parse(query.get('extensions') ?? '{}') as {
      persistedQuery?: { sha256Hash: string };
    };
    if (persistedQuery?.sha256Hash !== hashOf(document)) return undefined;
    const given = reply(JSON.parse(query.get('variables') ?? '{}') as Variables);
    return HttpResponse.json(
      'errorCode' in given
        ? { errors: [{ message: String(given.errorCode), extensions: { code: given.errorCode } }] }
        : { data: given },
    );
  });

const menuAllergens = [
  { __typename: 'Allergen', key: 'milk', name: 'Milk' },
  { __typename: 'Allergen', key: 'oats', name: 'Oats' },
];

/** The fake server's replies to trusted documents, decided by their variables. */
export const answerMenu = (reply: (variables: Variables) => readonly Menu[] | string) =>
  answer(GetMenuDocument, (variables) => {
    const given = reply(variables);
    return typeof given === 'string'
      ? { errorCode: given }
      : { menu: { __typename: 'MenuView', allergens: menuAllergens, menus: given } };
  });
export const answerProduct = (reply: (variables: Variables) => Product | string) =>
  answer(GetProductDocument, (variables) => {
    const given = reply(variables);
    return typeof given === 'string' ? { errorCode: given } : { product: given };
  });
