import { iconPaths } from '../../shared-ui/src/icon/icon-paths.ts';
import { GeneratorError } from './generator-error.mjs';
import { checkOneOf } from './names.mjs';

const placements = ['primary', 'account', 'footer', 'none'];
const step = 10;

/** Placement and order of the page's link, after the existing ones; undefined for a page without a link. */
export const chooseNavigation = (manifests, { nav, icon, path }) => {
  const placement = checkOneOf('--nav', placements, nav);
  checkOneOf('--icon', Object.keys(iconPaths), icon);
  if (placement === 'none') return undefined;
  if (path.includes(':'))
    throw new GeneratorError('--nav: a link cannot have parameters in its path. Use --nav none');
  const orders = manifests
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.place === placement)
    .map(({ order }) => order);
  return { place: placement, icon, order: Math.max(0, ...orders) + step };
};
