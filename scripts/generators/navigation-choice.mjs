import { iconPaths } from '../../shared-ui/src/icon/icon-paths.ts';
import { Refusal } from './refusal.mjs';
import { checkOneOf } from './words.mjs';

const places = ['primary', 'account', 'footer', 'none'];
const step = 10;

/** Where the page's link stands, behind those that are there; undefined for a page without a link. */
export const chooseNavigation = (manifests, { nav, icon, path }) => {
  const place = checkOneOf('--nav', places, nav);
  checkOneOf('--icon', Object.keys(iconPaths), icon);
  if (place === 'none') return undefined;
  if (path.includes(':')) throw new Refusal('--nav: a path with parameters leads nowhere; use --nav none');
  const orders = manifests
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.place === place)
    .map(({ order }) => order);
  return { place, icon, order: Math.max(0, ...orders) + step };
};
