import { accessibleName } from '../art-svg.tsx';
import s from '../art.module.css';
import { useArtChunk } from '../art-chunk.ts';
import { gifts } from '../art-chunks.ts';
import { pickBy } from '../palette-pick.ts';
import type { partnerMarks } from './partner-marks.ts';

export type PartnerMark = keyof typeof partnerMarks;
type Mark = (typeof partnerMarks)[PartnerMark];

export interface PartnerLogoArtProps {
  /** A mark's key, or any id: the same id always gives the same mark. */
  partner: string;
  size?: number;
  label?: string;
}

/** A placeholder for a partner's logo; it shows no real brand. */
export const PartnerLogoArt = ({ partner, size = 48, label }: PartnerLogoArtProps) => {
  const marks = useArtChunk(gifts)?.partnerMarks;
  const mark =
    marks && (marks[partner as PartnerMark] ?? pickBy(partner, Object.values(marks) as unknown as [Mark]));
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={s.art} {...accessibleName(label)}>
      <circle cx="32" cy="32" r="31" fill={mark?.color ?? 'var(--art-shade)'} />
      {mark && (
        <path
          d={mark.d}
          fill="none"
          stroke="#fff8ee"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
};
