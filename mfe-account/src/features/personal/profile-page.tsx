import { Navigate } from 'react-router-dom';
import { accountPaths } from '../../account-paths.ts';

/** /account/profile leads to /account/personal (D-117). */
export const ProfilePage = () => <Navigate to={accountPaths.personal} replace />;
