import { useEffect, useRef, useState } from 'react';
import { lazyRoute } from '@crema/remote-kit';
import s from './guest-feed-place.module.css';

const place = <div className={s.space} />;
/** The page can do without the part: a load that fails leaves it out. */
const GuestFeed = lazyRoute(
  () =>
    import('../../feed/guest-feed/guest-feed.tsx').then(
      (part) => part.GuestFeed,
      () => () => null,
    ),
  place,
);

/** The place of the feed of guests: its space is reserved, and its code is fetched when the place comes near the window. */
export const GuestFeedPlace = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '40% 0px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? <GuestFeed /> : <div ref={ref} className={s.space} />;
};
