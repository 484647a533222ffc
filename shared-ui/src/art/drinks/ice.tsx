/** Side, rotation and position of each cube: x from −1 to 1, y down from the surface in cube sides. */
const cubes = [
  [-0.5, 0.02, -14],
  [0.42, -0.08, 18],
  [-0.02, 0.5, 40],
  [-0.58, 1.02, 24],
  [0.54, 0.94, -20],
  [0, 1.62, 8],
  [-0.5, 2.2, -30],
  [0.48, 2.06, 30],
] as const;

interface IceProps {
  count: number;
  y: number;
  radius: number;
}

/** Cubes that float at the surface and hang below it. */
export const Ice = ({ count, y, radius }: IceProps) => {
  const side = radius * 0.66;
  return cubes.slice(0, count).map(([across, down, turn]) => (
    <g
      key={turn}
      transform={`translate(${100 + across * radius * 0.8} ${y + down * side})rotate(${turn})scale(${side / 28})`}
    >
      <rect
        x="-14"
        y="-14"
        width="28"
        height="28"
        rx="6"
        fill="#fff1d8"
        fillOpacity=".2"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="1.4"
      />
      <path d="M-9-9Q-1-12 9-9L5 4Q-3 7-9 4Z" fill="#fff6e6" fillOpacity=".28" />
      <path
        d="M-10 8Q-11-9-6-10.5"
        fill="none"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  ));
};
