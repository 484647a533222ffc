import type { ReactNode } from 'react';
import { pageSkeletons, type PageSkeletonKind, type SkeletonBoxes } from '@crema/shared-contracts';
import { VisuallyHidden } from '../typography/visually-hidden.tsx';

const Boxes = ({ boxes }: { boxes: SkeletonBoxes }) =>
  boxes.map((box, index) =>
    typeof box === 'string' ? (
      <span key={index} className={`crema-bone crema-bone-${box}`} />
    ) : (
      <div key={index} className={`crema-bones-${box.group}`}>
        <Boxes boxes={box.boxes} />
      </div>
    ),
  );

export interface PageSkeletonProps {
  kind: PageSkeletonKind;
  /** The text that a screen reader announces. */
  label?: ReactNode;
}

/**
 * Placeholders of a page until its code has loaded. The class names are global, since the server renders the
 * same boxes before any script runs; the host's shell.css has their sizes.
 */
export const PageSkeleton = ({ kind, label }: PageSkeletonProps) => (
  <div className={`crema-loading crema-loading-${kind}`} aria-busy="true">
    {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    <Boxes boxes={pageSkeletons[kind]} />
  </div>
);
