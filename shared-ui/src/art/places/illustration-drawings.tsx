import { BrandMark } from '../brand-mark.tsx';
import { Mug } from '../cups/mug.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import { scatter } from '../scatter.ts';
import { TableShadow } from '../table-shadow.tsx';

/** An empty bag. */
export const EmptyBagDrawing = () => {
  const paint = usePaint();
  const bag = 'M54 76H146L152 158Q152 166 144 166H56Q48 166 48 158Z';
  return (
    <>
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
    </>
  );
};

/** A cup on its side with its spilt coffee: page not found. */
export const LostDrawing = () => {
  const paint = usePaint();
  return (
    <>
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
    </>
  );
};

/** A letter with a leaf as its seal: no messages. */
export const InboxDrawing = () => (
  <>
    <TableShadow half={58} floor={162} />
    <path d="M36 84 100 44 164 84V152Q164 160 156 160H44Q36 160 36 152Z" fill="#d8bd98" />
    <path d="M52 62H148V140H52Z" fill="#fffdf8" />
    <path d="M66 80H110M66 92H134M66 104H124" stroke="#dcc6ab" strokeWidth="4" strokeLinecap="round" />
    <path d="M36 86 92 126Q100 131 108 126L164 86V152Q164 160 156 160H44Q36 160 36 152Z" fill="#f3e0c4" />
    <path d="M38 157 84 120M162 157 116 120" stroke="#c9ab82" strokeWidth="2.4" strokeLinecap="round" />
    <circle cx="100" cy="134" r="15" fill="#a4471d" />
    <path
      d="M94 141C90 132 96 126 107 126 108 136 103 141 94 141ZM93 143 101 134"
      fill="#ffd9b0"
      stroke="#ffd9b0"
      strokeLinecap="round"
    />
  </>
);

const star = 'm0-34 10 21 23 3-17 16 4 23L0 18-20 29-16 6-33-10-10-13Z';

/** Stars over a cup: rewards. */
export const StarsDrawing = () => (
  <>
    <TableShadow half={50} />
    <g transform="translate(22 20)scale(.78 .86)">
      <Mug
        art={{ foam: { color: '#f6e6cf', height: 0.05, art: 'heart' } }}
        coffee="#9c5a2a"
        glaze="#2f6b4a"
      />
    </g>
    {[
      [100, 54, 0, 0.86],
      [54, 66, -16, 0.52],
      [148, 64, 14, 0.56],
    ].map(([x, y, turn, scale]) => (
      <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
        <path
          d={star}
          fill="#d98a3a"
          transform="translate(0 4)"
          stroke="#d98a3a"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d={star} fill="#f8bd6c" stroke="#f8bd6c" strokeWidth="5" strokeLinejoin="round" />
        <path d="M-6-16 0-28M-24-8-10-11" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </g>
    ))}
    {scatter(10, 5).map(([x, y, chance]) => (
      <circle key={x} cx={100 + x * 76} cy={62 + y * 36} r={1.2 + chance * 1.6} fill="#fff6e0" />
    ))}
  </>
);
