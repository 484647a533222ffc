/** A straw that leans out of the cup. */
export const Straw = ({ color = '#a4471d' }: { color?: string }) => (
  <g transform="rotate(9 100 160)" strokeLinecap="round">
    <path d="M114 150V8" stroke={color} strokeWidth="7.5" />
    <path d="M112 150V10" stroke="#fff" strokeOpacity=".45" strokeWidth="1.8" />
  </g>
);
