import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@crema/remote-kit';
import s from './guest-feed-place.module.css';

const place = <div className={s.space} />;
const GuestFeed = lazyPart(() => import('./guest-feed/guest-feed.tsx').then(({ GuestFeed: Feed }) => Feed), {
  fallback: null,
  placeholder: place,
});
/** The part is fetched before it comes into the window. */
const margin = '40% 0px';

/** The place of the feed of guests: its space is reserved, and its code is fetched when the place comes near the window. */
export const GuestFeedPlace = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? <GuestFeed /> : <div ref={ref} className={s.space} />;
};
