import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '@crema/shared-ui';

interface FormErrorProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: string;
}

/** The error above a form. It takes focus, so that a screen reader reads it before the next try. */
export const FormError = ({ title, action, children }: FormErrorProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="error" title={title} action={action}>
        {children}
      </Banner>
    </div>
  );
};
