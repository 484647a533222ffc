import { useLocation } from 'react-router-dom';

/** The state of a link that carries the address to the next form. It is in the history entry only, never in the address bar. */
export const typedAddress = (email: string) => ({ typedAddress: email });

/** The address that the visitor typed on the page before, else an empty text. */
export const useTypedAddress = (): string => {
  const state: unknown = useLocation().state;
  const email =
    typeof state === 'object' && state !== null && 'typedAddress' in state ? state.typedAddress : undefined;
  return typeof email === 'string' ? email : '';
};
