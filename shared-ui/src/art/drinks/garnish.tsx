import type { Garnish as GarnishName } from '../product-art-spec.ts';

/** The garnish on the rim, drawn around its centre. */
const sprigs = {
  mint: (
    <g fill="#3f8a4b">
      <path d="M0 4C-22 2-26-14-22-22-8-22 0-12 0 4Z" />
      <path d="M0 4C18 4 26-8 24-18 10-20 0-10 0 4Z" fill="#57a35f" />
      <path d="M0 4C-8-10-4-24 4-30 12-20 10-6 0 4Z" fill="#6bb874" />
      <path d="M0 4Q-10-8-19-18M0 4Q12-6 21-15M0 4Q2-12 4-24" fill="none" stroke="#2c6a38" strokeWidth="1" />
    </g>
  ),
  lemon: (
    <g>
      <circle r="19" fill="#f0b429" />
      <circle r="16.5" fill="#fff3c4" />
      <path
        d="M0-2-4-14A14 14 0 0 1 4-14ZM1.5-1 9-11A14 14 0 0 1 14-4ZM2 1 14 3A14 14 0 0 1 10 10ZM0 2 5 14A14 14 0 0 1-5 14ZM-2 1-10 10A14 14 0 0 1-14 3ZM-1.5-1-14-4A14 14 0 0 1-9-11Z"
        fill="#f9cf4a"
      />
    </g>
  ),
  berry: (
    <g>
      <path d="M-14 6C-20-8-8-16 0-12 8-16 20-8 14 6 10 16 4 20 0 22-4 20-10 16-14 6Z" fill="#c8283c" />
      <path
        d="M-10-2v3M-3-6v3M5-5v3M10 0v3M-6 7v3M2 4v3M7 9v3M0 14v2"
        stroke="#ffd9a0"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M0-12C-8-20-14-16-15-12-8-13-5-8 0-10 5-8 8-13 15-12 14-16 8-20 0-12Z" fill="#4d9456" />
    </g>
  ),
  none: null,
} as const satisfies Record<GarnishName, unknown>;

export const Garnish = ({ name, x, y }: { name: GarnishName; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>{sprigs[name]}</g>
);
