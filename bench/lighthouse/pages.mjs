// The public pages, what a visitor opens each of them for, and the control that a visitor uses first.
export const pages = [
  { path: '/', content: 'main h1', control: 'main a[href^="/"]' },
  { path: '/menu', content: 'main a[href^="/menu/product/"]', control: 'main input' },
  {
    path: '/menu/featured',
    content: 'main a[href^="/menu/product/"]',
    control: 'main a[href^="/menu/product/"]',
  },
  {
    path: '/menu/drinks/hot-coffee',
    content: 'main a[href^="/menu/product/"]',
    control: 'main a[href^="/menu/product/"]',
  },
  { path: '/menu/product/2014/hot', content: 'main h1', control: 'main input' },
  { path: '/menu/product/2014/hot/nutrition', content: 'main table', control: 'main input' },
  { path: '/gift', content: 'main a[href^="/gift/category/"]', control: 'main a[href^="/gift/category/"]' },
  { path: '/gift/category/birthday', content: 'main h1', control: 'main a' },
  { path: '/rewards', content: 'main h1', control: 'main a' },
  { path: '/rewards/how-it-works', content: 'main h1', control: 'main a' },
  { path: '/store-locator', content: 'main h1', control: 'main input' },
  { path: '/account/signin', content: 'main input', control: 'main input' },
  { path: '/account/create', content: 'main input', control: 'main input' },
];
/** A page with React, a heading and a button, and nothing else: no page of a React application is faster. */
export const barePage = { name: 'bare React', path: '/', content: 'h1', control: 'button' };
