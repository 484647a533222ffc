import type { ReactNode } from 'react';
import { FocusedBanner } from './focused-banner.tsx';

interface FormErrorProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: string;
}

/** The error above a form, which is read before the next try. */
export const FormError = (props: FormErrorProps) => <FocusedBanner tone="error" {...props} />;
