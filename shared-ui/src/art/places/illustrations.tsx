import { ArtSvg, type ArtProps } from '../art-svg.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import { useArtChunk } from '../art-chunk.ts';
import { places } from '../art-chunks.ts';
import { TableShadow } from '../table-shadow.tsx';

/** The default size of an illustration. */
const defaults = { size: 176, backdrop: 'disc' } as const;

/** An empty bag. */
export const EmptyBagArt = (props: ArtProps) => {
  const Drawing = useArtChunk(places)?.EmptyBagDrawing;
  return (
    <ArtSvg {...defaults} {...props} tint="#a4471d">
      {Drawing && <Drawing />}
    </ArtSvg>
  );
};

/** A cup on its side with its spilt coffee: page not found. */
export const LostArt = (props: ArtProps) => {
  const Drawing = useArtChunk(places)?.LostDrawing;
  return (
    <ArtSvg {...defaults} {...props} tint="#7d431d">
      {Drawing && <Drawing />}
    </ArtSvg>
  );
};

/** A cup with an unplugged cable: no connection. It is drawn without a request. */
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
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M124 82 132 94 122 102 134 114 126 126" stroke="#ffe7cc" strokeWidth="3" />
        <path d="M90 150C52 158 32 146 38 116" stroke="#8f6847" strokeWidth="5" />
        <path d="M29 102H47V110A9 9 0 0 1 29 110Z" fill="#8f6847" stroke="#8f6847" strokeWidth="3" />
        <path d="M33 100V90M43 100V90" stroke="#b99a7a" strokeWidth="4" />
        <path d="M25 76 19 68M38 72V60M51 76 58 67" stroke="#e8935c" strokeWidth="4" />
      </g>
    </ArtSvg>
  );
};

/** A letter with a leaf as its seal: no messages. */
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
