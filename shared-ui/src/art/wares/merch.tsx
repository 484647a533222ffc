import { BrandMark } from '../brand-mark.tsx';
import { shade } from '../colour.ts';
import { Mug } from '../cups/mug.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import type { MerchArt } from '../product-art-spec.ts';
import { bandPath, ringAt, type Vessel } from '../cups/vessel.ts';
import { TableShadow } from '../table-shadow.tsx';

const flask: Vessel = { top: 50, bottom: 162, topRadius: 38, bottomRadius: 30, tilt: 0.2 };

const Tumbler = ({ tone }: { tone: string }) => {
  const paint = usePaint();
  return (
    <>
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <path d={bandPath(flask, 50, 162)} fill={tone} />
      <path d={bandPath(flask, 50, 60, 0, true)} fill="#e9dfd2" />
      <path d={bandPath(flask, 154, 162, 0, true)} fill="#d9cbb8" />
      <path d={bandPath(flask, 50, 162, 0, true)} fill={paint.url('h')} />
      <g transform="translate(102 112)scale(1.4)">
        <BrandMark color="#fff3e2" />
      </g>
      <path d={bandPath(flask, 38, 52, -2)} fill={shade(tone, -0.4)} />
      <path d={bandPath(flask, 38, 52, -2)} fill={paint.url('h')} />
      <ellipse {...ringAt(flask, 38, -2)} fill={shade(tone, -0.25)} />
      <path d="M84 36C86 26 114 26 116 36Z" fill={shade(tone, -0.5)} />
    </>
  );
};

const StoreMug = ({ tone }: { tone: string }) => (
  <g transform="translate(0 8)">
    <Mug art={{ foam: { color: '#f6e6cf', height: 0.05, art: 'heart' } }} coffee="#9c5a2a" glaze={tone} />
    <g transform="translate(104 130)scale(1.1)">
      <BrandMark color="#fff3e2" />
    </g>
  </g>
);

const things = { tumbler: Tumbler, mug: StoreMug } as const satisfies Record<MerchArt['item'], unknown>;

export const Merch = ({ art }: { art: MerchArt }) => {
  const Thing = things[art.item];
  return (
    <>
      <TableShadow half={48} />
      <Thing tone={art.tone} />
    </>
  );
};
