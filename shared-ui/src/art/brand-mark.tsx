/** The brand's mark: a cup whose steam is a leaf. It is drawn around its centre, about 28 units wide. */
export const BrandMark = ({ color }: { color: string }) => (
  <g fill="none" stroke={color} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
    <path d="M-11 0H8V4A8 8 0 0 1 0 12H-3A8 8 0 0 1-11 4ZM8 1.5C15 1 15 9 7 8" />
    <path d="M-2-4C-8-10-3-16 4-18 6-11 4-6-2-4ZM-2-4 1-11" />
  </g>
);
