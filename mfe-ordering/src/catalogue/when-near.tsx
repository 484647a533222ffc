import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window a drawing is made: about one screen of a phone. */
const margin = '600px';
const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

const watch = (element: Element, onNear: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: margin },
  );
  callbacks.set(element, onNear);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
};

interface WhenNearProps {
  /** Above the fold: made at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  readonly children: () => ReactNode;
}

/** Makes its content when it comes near the window and keeps it; its room is the class's business. */
export const WhenNear = ({ eager = false, className, children }: WhenNearProps) => {
  const [near, setNear] = useState(eager || typeof IntersectionObserver === 'undefined');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (near || !ref.current ? undefined : watch(ref.current, () => setNear(true))), [near]);
  return (
    <div ref={ref} className={className}>
      {near && children()}
    </div>
  );
};
