import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** In place of the token of a link whose token the entry of the history keeps. */
export const openedLink = 'link';

/**
 * The token in the path of a mailed link. It does not stay in the address bar, as others may see or copy it, and no request names
 * it as the referrer. The entry of the history keeps it for a reload (L-82).
 */
export const useMailedToken = (pathOf: (token: string) => string): string => {
  const { token = '' } = useParams();
  const { state } = useLocation() as { readonly state: { readonly token?: string } | null };
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== openedLink) void navigate(pathOf(openedLink), { replace: true, state: { token } });
  }, [token, pathOf, navigate]);
  return token === openedLink ? (state?.token ?? '') : token;
};
