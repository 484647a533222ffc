import { useLocation } from 'react-router-dom';
import { menuPaths } from '../catalogue/menu-paths.ts';

/**
 * The path of the store picker, which returns to the present page (LOC-040). The parameter `storeNumber` is left out, because
 * returning to it would choose that store again.
 */
export const useStorePickerPath = (): string => {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('storeNumber');
  const rest = query.toString();
  return menuPaths.chooseStore(rest ? `${pathname}?${rest}` : pathname);
};
