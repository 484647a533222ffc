import type { ReactNode } from 'react';
import { VisuallyHidden } from '@crema/shared-ui';

/**
 * The hidden part of a label that distinguishes it from its neighbours: the label still begins with the
 * visible text (WCAG 2.5.3).
 */
export const spokenOnly = (message: ReactNode) => <VisuallyHidden>{message}</VisuallyHidden>;
