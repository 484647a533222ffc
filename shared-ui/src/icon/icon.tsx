import { iconPaths, type IconName } from './icon-paths.ts';
import s from './icon.module.css';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Side in pixels; 24 by default. */
  size?: number;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** One line-drawn sign in the colour of the text around it. */
export const Icon = ({ name, size = 24, label, className }: IconProps) => {
  // A remote.json may name an icon that this version does not have: it must not take the navigation down.
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
