import { lazyPart } from '@crema/remote-kit';
import type { MenuErrorPageProps } from './menu-error-page.tsx';
import { PartUnavailable } from './part-unavailable.tsx';

/** The page of a menu error, whose code no first visit needs. */
export const MenuErrorPage = lazyPart<MenuErrorPageProps>(
  () => import('./menu-error-page.tsx').then((part) => part.MenuErrorPage),
  { fallback: PartUnavailable, preload: 'idle' },
);
