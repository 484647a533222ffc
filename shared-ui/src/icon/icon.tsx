import { iconPaths, type IconName } from './icon-paths.ts';
import s from './icon.module.css';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** The side in pixels; 24 by default. */
  size?: number;
  /** The accessible name; without it the icon is decorative. */
  label?: string;
  className?: string;
}

/** An icon drawn with lines in the colour of the surrounding text. */
export const Icon = ({ name, size = 24, label, className }: IconProps) => {
  // A remote.json may name an icon that this version does not have: the navigation is then shown without it.
  const path = (iconPaths as Readonly<Partial<Record<string, string>>>)[name] ?? '';
  const filled = path.startsWith('!');
  return (
    <svg
      className={className ? `${s.icon} ${className}` : s.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-filled={filled || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={filled ? path.slice(1) : path} />
    </svg>
  );
};
