import { useEffect, useState } from 'react';

/** Whether the page is visible: a hidden one follows no order (D-35). */
export const usePageVisible = (): boolean => {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const read = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return visible;
};
