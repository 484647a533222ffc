import { Navigate } from 'react-router-dom';
import { menuPaths } from '../../catalogue/menu-paths.ts';

/** Any other /menu/* path (ORD-005). */
export const BackToMenu = () => <Navigate to={menuPaths.root} replace />;
