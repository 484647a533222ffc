import { ArtSvg, type ArtProps } from './art-svg.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Gradient, sheenStops, usePaint } from './paint.tsx';
import { useArtChunk } from './art-chunk.ts';
import { places } from './art-chunks.ts';
import { TableShadow } from './table-shadow.tsx';

/** Default size of an illustration. */
const defaults = { size: 176, backdrop: 'disc' } as const;

/** A bag with nothing in it yet. */
export const EmptyBagArt = (props: ArtProps) => {
  const paint = usePaint();
  const bag = 'M54 76H146L152 158Q152 166 144 166H56Q48 166 48 158Z';
  return (
    <ArtSvg {...defaults} {...props} tint="#a4471d">
      <TableShadow />
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <path
        d="M78 92V62A22 22 0 0 1 122 62V92"
        fill="none"
        stroke="#8a5a34"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={bag} fill="#dcb27c" />
      <path d={bag} fill={paint.url('h')} />
      <path d="M54 76H146L147 90H53Z" fill="#2a1206" fillOpacity=".1" />
      <path
        d="M60 100C60 122 62 140 61 154"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="translate(102 126)scale(1.5)">
        <BrandMark color="#8a3c17" />
      </g>
    </ArtSvg>
  );
};

/** A cup on its side and the trail of what was in it: this is not the way. */
export const LostArt = (props: ArtProps) => {
  const paint = usePaint();
  return (
    <ArtSvg {...defaults} {...props} tint="#7d431d">
      <Gradient id={paint.id('h')} stops={sheenStops} />
      <path
        d="M74 134C54 124 30 132 22 146S36 172 62 168 92 178 116 172 154 176 160 164 140 152 122 152 96 146 74 134Z"
        fill="#7d431d"
      />
      <path
        d="M40 150C52 144 70 146 84 154"
        fill="none"
        stroke="#d9a877"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M84 84 160 92C168 94 168 142 160 146L84 156Z" fill="#fdf6ec" />
      <path d="M104 86 138 90V149L104 153Z" fill="#a4471d" />
      <path d="M84 84 160 92C168 94 168 142 160 146L84 156Z" fill={paint.url('h')} opacity=".7" />
      <ellipse cx="84" cy="120" rx="13" ry="36" fill="#fffaf2" />
      <ellipse cx="84" cy="121" rx="9.5" ry="31" fill="#5a2f18" />
      <g fill="none" stroke="#c8693a" strokeWidth="6" strokeLinecap="round">
        <path d="M88 50C88 32 114 32 114 48 114 58 101 58 101 68" />
        <path d="M101 76v.1" />
      </g>
    </ArtSvg>
  );
};

/** A cup whose lead has come out of the wall: no connection. Drawn without fetching anything. */
export const OfflineArt = (props: ArtProps) => {
  const paint = usePaint();
  const cup = 'M78 78 90 158Q92 164 98 164H142Q148 164 150 158L162 78Z';
  return (
    <ArtSvg {...defaults} {...props} tint="#39587a">
      <TableShadow half={44} floor={164} />
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <path d={cup} fill="#fdf6ec" />
      <path d="M82 102 88 138H152L158 102Z" fill="#a4471d" />
      <path d={cup} fill={paint.url('h')} />
      <path d="M72 66H168V78H72ZM80 56H160L163 66H77Z" fill="#3b241a" />
      <path
        d="M124 82 132 94 122 102 134 114 126 126"
        fill="none"
        stroke="#ffe7cc"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M90 150C52 158 32 146 38 116" stroke="#8f6847" strokeWidth="5" />
        <path d="M29 102H47V110A9 9 0 0 1 29 110Z" fill="#8f6847" stroke="#8f6847" strokeWidth="3" />
        <path d="M33 100V90M43 100V90" stroke="#b99a7a" strokeWidth="4" />
        <path d="M25 76 19 68M38 72V60M51 76 58 67" stroke="#e8935c" strokeWidth="4" />
      </g>
    </ArtSvg>
  );
};

/** A letter with a leaf for a seal: no messages. */
export const InboxArt = (props: ArtProps) => {
  const Drawing = useArtChunk(places)?.InboxDrawing;
  return (
    <ArtSvg {...defaults} {...props} tint="#2c6539">
      {Drawing && <Drawing />}
    </ArtSvg>
  );
};

/** Stars over a cup: rewards. */
export const StarsArt = (props: ArtProps) => {
  const Drawing = useArtChunk(places)?.StarsDrawing;
  return (
    <ArtSvg {...defaults} {...props} tint="#f4b06a">
      {Drawing && <Drawing />}
    </ArtSvg>
  );
};
