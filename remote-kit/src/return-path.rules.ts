/** The location of a store picker or of a store's page. */
interface StoreLocation {
  readonly search: string;
}

const cart = 'cart';
// eslint-disable-next-line no-restricted-syntax -- LOC-040 names these pages: ordering opens the picker, the locator returns to them
const menu = '/menu';
const cartPath = `${menu}/cart`;
/** Only pages of the menu are return paths, except the store picker, which would open again. */
const menuPage = new RegExp(String.raw`^${menu}(?!/store-locator|[\w-]|.*(\.|%2e){2})`, 'i');

/**
 * Returns the query with which a page opens the store picker, so that the picker returns to the page: `redirect` is `cart` or the
 * page's path (LOC-040). It is in the URL, so that a new tab, a shared link and the way through an account page keep it. Returns an
 * empty string for the start of the menu, to which the picker returns anyway.
 */
export const writeRedirect = (path: string): string =>
  path === menu ? '' : `?${new URLSearchParams({ redirect: path === cartPath ? cart : path }).toString()}`;

/**
 * Returns the page after choosing a store: the cart if the query asks for it, else the return path in the query, else
 * undefined (LOC-040). `cart=1` means the same as `redirect=cart`.
 */
export const findReturnPath = ({ search }: StoreLocation): string | undefined => {
  const query = new URLSearchParams(search);
  const redirect = query.get('redirect') ?? '';
  if (redirect === cart || query.get('cart') === '1') return cartPath;
  return menuPage.test(redirect) ? redirect : undefined;
};

/** Returns the query that a link from a list of stores to a store's page keeps: the return path, or an empty string. */
export const keepRedirect = (location: StoreLocation): string =>
  writeRedirect(findReturnPath(location) ?? menu);
