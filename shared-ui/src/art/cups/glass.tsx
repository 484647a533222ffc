import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import { scatter } from '../scatter.ts';
import { bandPath, radiusAt, ringAt, type Vessel } from './vessel.ts';

/** The far wall, behind the drink. */
export const GlassBack = ({ vessel }: { vessel: Vessel }) => (
  <>
    <path d={bandPath(vessel, vessel.top, vessel.bottom)} fill="#fff" fillOpacity=".3" />
    <ellipse {...ringAt(vessel, vessel.top)} fill="#fff" fillOpacity=".22" stroke="#fff" strokeOpacity=".6" />
  </>
);

/** The near wall: light on its edges, a thick foot, the rim, and droplets when it is cold. */
export const GlassFront = ({ vessel, cold }: { vessel: Vessel; cold?: boolean }) => {
  const paint = usePaint();
  const { top, bottom, topRadius: r, bottomRadius: b } = vessel;
  const height = bottom - top;
  const side = (k: number, from: number, to: number) => {
    const at = (share: number) =>
      `${100 + k * radiusAt(vessel, top + height * share)} ${top + height * share}`;
    return `M${at(from)}L${at(to)}`;
  };
  return (
    <>
      <Gradient id={paint.id('g')} run="across" stops={sheenStops} />
      <path d={bandPath(vessel, top, bottom, 0, true)} fill={paint.url('g')} opacity=".8" />
      <path d={bandPath(vessel, bottom - 5, bottom, 0.5, true)} fill="#fff" fillOpacity=".28" />
      <path
        d={side(-0.76, 0.12, 0.86)}
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={side(-0.6, 0.14, 0.42)}
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d={side(0.86, 0.1, 0.9)} stroke="#fff" strokeOpacity=".4" strokeWidth="2" strokeLinecap="round" />
      <path
        d={`M${100 - r} ${top}A${r} ${r * vessel.tilt} 0 0 0 ${100 + r} ${top}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".95"
        strokeWidth="2"
      />
      <path
        d={`M${100 - b * 0.8} ${bottom + b * vessel.tilt * 0.5}A${b} ${b * vessel.tilt} 0 0 0 ${100 + b * 0.6} ${bottom + b * vessel.tilt * 0.72}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      {cold &&
        scatter(30, 5).map(([x, y, chance]) => {
          const cy = top + height * (0.5 + y * 0.44);
          const across = Math.sign(x) * (0.3 + Math.abs(x) * 0.66);
          return (
            <g
              key={x}
              transform={`translate(${100 + across * radiusAt(vessel, cy)} ${cy})scale(${0.35 + chance * 0.65})`}
            >
              <path d="M0-2.6C2-.8 2 2 0 2S-2-.8 0-2.6Z" fill="#fff" fillOpacity=".55" />
            </g>
          );
        })}
    </>
  );
};
