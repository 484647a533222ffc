import { useEffect, useRef } from 'react';

/** An answer can arrive after the modal was closed: it must not close another modal, leave the page or charge anything more. */
export const useIsMounted = () => {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};
