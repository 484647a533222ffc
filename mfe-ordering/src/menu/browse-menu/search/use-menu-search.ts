import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'search';
/** The pause after the last key before the URL is written: each write renders every link of the page again. */
const pauseMs = 300;

/**
 * The search term. The URL follows after a pause, and before a press that may leave the page, so that Back from a product
 * shows the results again.
 */
export const useMenuSearch = () => {
  const [parameters, setParameters] = useSearchParams();
  const written = parameters.get(parameter) ?? '';
  const [query, setQuery] = useState(written);
  const write = (next: string) => {
    if (next === written) return;
    const changed = new URLSearchParams(parameters);
    if (next) changed.set(parameter, next);
    else changed.delete(parameter);
    setParameters(changed, { replace: true });
  };
  const writeQuery = useEffectEvent(() => write(query));
  useEffect(() => {
    const pause = setTimeout(writeQuery, pauseMs);
    return () => clearTimeout(pause);
  }, [query]);
  const clear = useCallback(() => setQuery(''), []);
  return { query, change: setQuery, clear, writeToUrl: () => write(query) };
};
