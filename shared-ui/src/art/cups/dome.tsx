interface DomeProps {
  cy: number;
  rx: number;
  ry: number;
}

/** The clear round lid of a cup with the given rim. */
export const Dome = ({ cy, rx, ry }: DomeProps) => (
  <g stroke="#fff" fill="none" strokeLinecap="round">
    <path
      d={`M${100 - rx} ${cy}C${100 - rx} ${cy - 40} ${100 - rx * 0.5} ${cy - 46} 100 ${cy - 46}S${100 + rx} ${cy - 40} ${100 + rx} ${cy}A${rx} ${ry} 0 0 1 ${100 - rx} ${cy}Z`}
      fill="#fff"
      fillOpacity=".16"
      strokeOpacity=".75"
      strokeWidth="1.6"
    />
    <path
      d={`M${100 - rx * 0.8} ${cy - 8}C${100 - rx * 0.78} ${cy - 28} ${100 - rx * 0.56} ${cy - 36} ${100 - rx * 0.4} ${cy - 39}`}
      strokeOpacity=".85"
      strokeWidth="4"
    />
    <path
      d={`M${100 + rx * 0.86} ${cy - 6}C${100 + rx * 0.85} ${cy - 22} ${100 + rx * 0.7} ${cy - 31} ${100 + rx * 0.6} ${cy - 35}`}
      strokeOpacity=".5"
      strokeWidth="2"
    />
    <path
      d={`M${100 - rx - 2} ${cy}A${rx + 2} ${ry + 1} 0 0 0 ${100 + rx + 2} ${cy}`}
      strokeOpacity=".95"
      strokeWidth="4"
    />
  </g>
);
