/** The colours of a cup: `currentColor` and the theme's for live art, colours that suit both themes for a file. */
export interface CupColors {
  readonly line: string;
  readonly paper: string;
  readonly accent: string;
}
interface CupProps {
  readonly colors: CupColors;
}

/** A paper cup with a sleeve and a lid. */
export const HotCup = ({ colors: { line, paper, accent } }: CupProps) => (
  <>
    <path d="M-15-40H15L11-2Q11 0 9 0H-9Q-11 0-11-2Z" fill={paper} stroke={line} strokeWidth="2" />
    <path d="M-13.7-28H13.7L12-12H-12Z" fill={accent} />
    <path d="M-17-42H17V-38H-17ZM-13-46H13L14-42H-14Z" fill={line} />
  </>
);

/** A clear cup with a straw, through which the drink and its ice are visible. */
export const ColdCup = ({ colors: { line, paper, accent } }: CupProps) => (
  <>
    <path d="M2-37L6-46" stroke={line} strokeWidth="3" strokeLinecap="round" />
    <path d="M-12.6-26H12.6L10.6-3Q10.4-1 9-1H-9Q-10.4-1-10.6-3Z" fill={accent} />
    <path
      d="M-9-27L-3-29.5-.5-23.5-6.5-21ZM1-24L6.5-27 9.5-21.5 4-18.5Z"
      fill={paper}
      stroke={accent}
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M-14-37H14L11-2Q11 0 9 0H-9Q-11 0-11-2Z" fill="none" stroke={line} strokeWidth="2" />
    <path d="M-16-40H16V-36H-16Z" fill={line} />
  </>
);
