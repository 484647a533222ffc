import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '@crema/shared-ui';

interface RefusalProps {
  readonly title: ReactNode;
  readonly children: string;
}

/** Why it did not work, above the form. Focus comes here, so that it is read before the next try. */
export const Refusal = ({ title, children }: RefusalProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="error" title={title}>
        {children}
      </Banner>
    </div>
  );
};
