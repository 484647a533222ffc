import { Navigate } from 'react-router-dom';
import { menuPaths } from '../../catalogue/menu-paths.ts';

/** Redirects any other /menu/* path to the menu (ORD-005). */
export const BackToMenu = () => <Navigate to={menuPaths.root} replace />;
