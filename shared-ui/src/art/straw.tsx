/** A straw that leans out of the cup. */
export const Straw = ({ color = '#2f6b3c' }: { color?: string }) => (
  <g transform="rotate(9 100 160)" strokeLinecap="round">
    <path d="M112 150V14" stroke={color} strokeWidth="7.5" />
    <path d="M110 150V16" stroke="#fff" strokeOpacity=".45" strokeWidth="1.8" />
  </g>
);
