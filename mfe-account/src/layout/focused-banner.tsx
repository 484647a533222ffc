import { useEffect, useRef, type ComponentProps } from 'react';
import { Banner } from '@crema/shared-ui';

/** A banner that replaces what had the focus. It takes the focus, so that a screen reader reads it next. */
export const FocusedBanner = (props: ComponentProps<typeof Banner>) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner {...props} />
    </div>
  );
};
