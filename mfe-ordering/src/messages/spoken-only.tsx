import type { ReactNode } from 'react';
import { VisuallyHidden } from '@crema/shared-ui';

/** For the part of a label that distinguishes it from its neighbours: the visible words stay its beginning (WCAG 2.5.3). */
export const spokenOnly = (message: ReactNode) => <VisuallyHidden>{message}</VisuallyHidden>;
