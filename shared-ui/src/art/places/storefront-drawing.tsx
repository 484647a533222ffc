import { Gradient, usePaint } from '../paint.tsx';
import { BrandMark } from '../brand-mark.tsx';
import type { StorefrontLook } from './storefront-look.ts';

const paints = [
  { wall: '#f0dcc2', trim: '#a4471d', awning: '#a4471d' },
  { wall: '#d9e0cd', trim: '#2c5a43', awning: '#2f6b4a' },
  { wall: '#e9cdb8', trim: '#5a2f1c', awning: '#7d3a1c' },
  { wall: '#d8dde3', trim: '#2d4660', awning: '#39587a' },
] as const;

const skies = [
  ['#fde4c4', '#fff6e8'],
  ['#cfe4ee', '#f6f3e6'],
  ['#f6cdb4', '#fdeed8'],
] as const;

const roofHeights = [0, 14, 26] as const;

/** A shop in its street, within 320 × 180. */
export const StorefrontDrawing = ({ look }: { look: StorefrontLook }) => {
  const paint = usePaint();
  const { wall, trim, awning } = paints[look.paint];
  const sky = skies[look.sky];
  const tall = roofHeights[look.roof];
  return (
    <>
      <Gradient id={paint.id('s')} stops={sky.map((color, index) => [index, color] as const)} />
      <Gradient
        id={paint.id('w')}
        stops={[
          [0, '#ffe9b8'],
          [1, '#f2b26a'],
        ]}
      />
      <path d="M0 0H320V180H0Z" fill={paint.url('s')} />
      <path d={`M0 ${70 - tall}H58V156H0ZM262 ${58 + tall}H320V156H262Z`} fill={trim} fillOpacity=".22" />
      <path d="M0 154H320V180H0Z" fill="#b59c86" />
      <path d="M0 154H320V160H0Z" fill="#d9c4ac" />
      <path d={`M52 ${44 - tall}H268V156H52Z`} fill={wall} />
      <path d={`M46 ${36 - tall}h228v11H46Z`} fill={trim} />
      {tall > 0 && (
        <path
          d={`M76 ${54 - tall}h24v${tall * 0.4}h-24zM148 ${54 - tall}h24v${tall * 0.4}h-24zM220 ${54 - tall}h24v${tall * 0.4}h-24z`}
          fill="#fff"
          fillOpacity=".5"
        />
      )}
      <path d="M66 92H176V146H66ZM194 84H246V156H194Z" fill={paint.url('w')} stroke={trim} strokeWidth="5" />
      <path d="M121 92V146M194 128H246" stroke={trim} strokeWidth="3" />
      <path
        d="M74 146V128h12v18M92 146v-10h10v10M132 146V130h14v16M152 146v-22h8v22"
        fill="#7d431d"
        fillOpacity=".55"
      />
      <path d="M80 92v12M100 92v8M140 92v14M160 92v8" stroke="#5a2f1c" strokeWidth="1.5" />
      <path
        d="M74 110a6 6 0 0 1 12 0ZM94 106a6 6 0 0 1 12 0ZM134 112a6 6 0 0 1 12 0ZM154 106a6 6 0 0 1 12 0Z"
        fill="#fff6dc"
      />
      <path d="M60 66H182L190 92H52Z" fill="#fff8ec" />
      {[0, 1, 2, 3, 4].map((stripe) => (
        <path key={stripe} d={`M${60 + stripe * 27} 66h13.5l${stripe * 0.6 + 1} 26h-16Z`} fill={awning} />
      ))}
      <path
        d="M52 92a8.6 8 0 0 0 17.2 0 8.6 8 0 0 0 17.2 0 8.6 8 0 0 0 17.2 0 8.6 8 0 0 0 17.2 0 8.6 8 0 0 0 17.2 0 8.6 8 0 0 0 17.2 0 8.6 8 0 0 0 17.2 0 8.6 8 0 0 0 17.2 0Z"
        fill={awning}
      />
      <path d="M240 60v10" stroke={trim} strokeWidth="3" />
      <circle cx="220" cy="64" r="15" fill={trim} />
      <g transform="translate(221 67)scale(.66)">
        <BrandMark color="#fff3e2" />
      </g>
      <circle cx="238" cy="120" r="2.5" fill={trim} />
      <path d="M252 156V140H270V156Z" fill="#a4573a" />
      <path
        d="M261 142C244 138 246 122 250 116 258 122 262 130 261 142ZM261 142C258 126 264 116 272 112 276 122 272 134 261 142Z"
        fill="#4f8a52"
      />
    </>
  );
};
