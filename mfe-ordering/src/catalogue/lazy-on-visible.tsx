import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The distance below the window at which content is rendered: about one screen of a phone. */
const margin = '600px';
const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

const watch = (element: Element, onVisible: () => void): (() => void) | undefined => {
  if (typeof IntersectionObserver === 'undefined') {
    onVisible();
    return undefined;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: margin },
  );
  callbacks.set(element, onVisible);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
};

interface LazyOnVisibleProps {
  /** Content at the top of the page is rendered at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  readonly children: () => ReactNode;
}

/**
 * Renders its content when it comes close to the window, and keeps it. The class name reserves the content's
 * height.
 */
export const LazyOnVisible = ({ eager = false, className, children }: LazyOnVisibleProps) => {
  const [isVisible, setIsVisible] = useState(eager);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => (isVisible || !ref.current ? undefined : watch(ref.current, () => setIsVisible(true))),
    [isVisible],
  );
  return (
    <div ref={ref} className={className}>
      {isVisible && children()}
    </div>
  );
};
