import type { PageDataQuestion, PageFailure } from '../../http/page-subject.ts';

/** The fields of a menu, a category or a subcategory in the reply to GetMenu that decide about the status. */
interface Node {
  readonly uri: string;
  readonly products?: readonly unknown[];
  readonly children?: readonly Node[];
}
const find = (nodes: readonly Node[] | undefined, slug: string | undefined) =>
  nodes?.find(({ uri }) => uri.split('/').at(-1) === slug);

interface MenuFacts {
  /** Undefined if the query failed. */
  readonly menus: readonly Node[] | undefined;
  readonly storeNumber: string | undefined;
  readonly params: Readonly<Record<string, string>>;
}
const categoryOf = ({ menus, params }: MenuFacts) =>
  find(find(menus, params['menu'])?.children, params['category']);

/**
 * Checked top to bottom, like the rules of the page itself (menu-view.rules.ts of mfe-ordering). When a store's menu fails, the browser shows
 * the national one (ORD-022).
 */
const rules: readonly {
  readonly status: PageFailure | undefined;
  readonly holds: (facts: MenuFacts) => boolean;
}[] = [
  { status: undefined, holds: ({ menus, storeNumber }) => !menus && storeNumber !== undefined },
  { status: 500, holds: ({ menus }) => !menus },
  { status: 404, holds: ({ menus }) => menus?.every(({ children = [] }) => children.length === 0) ?? false },
  { status: 404, holds: (facts) => facts.params['category'] !== undefined && !categoryOf(facts) },
  {
    status: 404,
    holds: (facts) => {
      const category = categoryOf(facts);
      return !!category && !category.products?.length && !category.children?.length;
    },
  },
  {
    status: 404,
    holds: (facts) =>
      facts.params['subcategory'] !== undefined &&
      !find(categoryOf(facts)?.children, facts.params['subcategory']),
  },
];

/**
 * The HTTP status of a page of the menu (ORD-021): 500 if the national menu could not be read, 404 if it is empty or has no such category or
 * subcategory. A menu that was not asked for is not judged.
 */
export const judgeMenuPage = ({ data, ...question }: PageDataQuestion): PageFailure | undefined => {
  if (!data.has('GetMenu')) return undefined;
  const reply = data.get('GetMenu') as { readonly menu: { readonly menus: readonly Node[] } } | undefined;
  const facts: MenuFacts = { ...question, menus: reply?.menu.menus };
  return rules.find(({ holds }) => holds(facts))?.status;
};
