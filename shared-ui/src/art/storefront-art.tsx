import { spoken } from './art-frame.tsx';
import s from './art.module.css';
import { useStudio } from './studio.ts';
import { places } from './studios.ts';

export interface StorefrontArtProps {
  /** Any id of a store; it decides colours and details, always the same way. */
  seed?: string;
  label?: string;
  className?: string;
}

/** A shop on its street, for a store's page and card. */
export const StorefrontArt = ({ seed = '', label, className }: StorefrontArtProps) => {
  const Scene = useStudio(places)?.StorefrontScene;
  return (
    <svg viewBox="0 0 320 180" className={className ? `${s.scene} ${className}` : s.scene} {...spoken(label)}>
      <path d="M0 0h320v180H0z" fill="var(--art-light)" />
      {Scene && (
        <g className={s.thing}>
          <Scene seed={seed} />
        </g>
      )}
    </svg>
  );
};
