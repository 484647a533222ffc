// The public pages, what a visitor opens each of them for, and the control that a visitor uses first.
import { publicPages } from '../public-pages.mjs';

const product = 'main a[href^="/menu/product/"]';
const usual = { content: 'main h1', control: 'main :is(a, button, input, summary)' };
/** By the path of the route: pages whose heading is there before their content, or whose first control is a field. */
const special = {
  '/menu': { content: product, control: 'main input' },
  '/menu/featured': { content: product, control: product },
  '/menu/:menu/:category': { content: product, control: product },
  '/menu/:menu/:category/:subcategory': { content: product, control: product },
  '/menu/product/:productNumber/:formCode': { content: 'main h1', control: 'main input' },
  '/menu/product/:productNumber/:formCode/nutrition': { content: 'main table', control: 'main input' },
  '/gift': { content: 'main a[href^="/gift/category/"]', control: 'main a[href^="/gift/category/"]' },
  '/store-locator': { content: 'main h1', control: 'main input' },
  '/account/signin': { content: 'main input', control: 'main input' },
  '/account/create': { content: 'main input', control: 'main input' },
};
/** Nobody finds an order of another visitor: the page says so, and is not for search engines. */
const missing = ['/menu/order/unknown'];

/** Pages of a signed-in member, of which Lighthouse's scores are judged. */
const memberPages = [{ path: '/rewards/my-rewards', member: 'gold@crema.test', ...usual }];

export const pages = publicPages()
  .filter(({ path }) => !missing.includes(path))
  .map(({ path, route }) => ({ path, ...(special[route] ?? usual) }))
  .concat(memberPages);
export const isMemberPage = (path) => memberPages.some((page) => page.path === path);
/** A page with React, a heading and a button, and nothing else: no page of a React application is faster. */
export const barePage = { name: 'bare React', path: '/', content: 'h1', control: 'button' };
