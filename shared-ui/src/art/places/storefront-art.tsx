import { accessibleName } from '../art-svg.tsx';
import s from '../art.module.css';
import { useArtChunk } from '../art-chunk.ts';
import { places } from '../art-chunks.ts';
import { storefrontLook, type StorefrontLook } from './storefront-look.ts';

export interface StorefrontArtProps {
  /** Any id of a store; the same id always gives the same colours and details. */
  seed?: string;
  label?: string;
  className?: string;
}

interface StorefrontSceneProps extends Omit<StorefrontArtProps, 'seed'> {
  readonly look: StorefrontLook;
}

export const StorefrontScene = ({ look, label, className }: StorefrontSceneProps) => {
  const Drawing = useArtChunk(places)?.StorefrontDrawing;
  return (
    <svg
      viewBox="0 0 320 180"
      className={className ? `${s.scene} ${className}` : s.scene}
      {...accessibleName(label)}
    >
      <path d="M0 0h320v180H0z" fill="var(--art-light)" />
      {Drawing && (
        <g className={s.thing}>
          <Drawing look={look} />
        </g>
      )}
    </svg>
  );
};

/** A shop in its street, for a store's page and card. */
export const StorefrontArt = ({ seed = '', ...scene }: StorefrontArtProps) => (
  <StorefrontScene {...scene} look={storefrontLook(seed)} />
);
