// The exports of react-router-dom that the host shares. A shared package is not tree-shaken, so only these are included.
export {
  BrowserRouter,
  Navigate,
  Router,
  UNSAFE_createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './link.tsx';
