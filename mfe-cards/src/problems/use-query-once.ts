import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** D-96: the values of parameters of the URL, which are read once and then removed from the address bar. The others stay. */
export const useQueryOnce = <Name extends string>(
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [values] = useState(() => {
    const query = new URLSearchParams(search);
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = query.get(name);
      if (value !== null) found[name] = value;
    }
    return found;
  });
  const query = new URLSearchParams(search);
  const isOpen = names.some((name) => query.has(name));
  for (const name of names) query.delete(name);
  const left = query.toString();
  const rest = `${pathname}${left && `?${left}`}${hash}`;
  useEffect(() => {
    if (isOpen) void navigate(rest, { replace: true });
  }, [isOpen, navigate, rest]);
  return values;
};
