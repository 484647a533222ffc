// What remotes may import from react-router-dom: a shared package is not tree-shaken, this facade is all of it.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
