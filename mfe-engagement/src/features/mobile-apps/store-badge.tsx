import { FormattedMessage } from 'react-intl';
import s from './mobile-apps-page.module.css';

/** A phone of the platform: our own drawing, because the stores' marks belong to them. */
const marks = {
  iphone: (
    <>
      <rect x="7" y="2" width="14" height="24" rx="4" />
      <path d="M12 5h4" />
    </>
  ),
  android: (
    <>
      <rect x="6" y="2" width="16" height="24" rx="2.5" />
      <circle cx="14" cy="6" r="1.2" />
    </>
  ),
} as const;

interface StoreBadgeProps {
  readonly device: keyof typeof marks;
  readonly to: string;
}
/** The badge with which an app is downloaded for a device. */
export const StoreBadge = ({ device, to }: StoreBadgeProps) => (
  <a href={to} className={s.badge}>
    <svg
      viewBox="0 0 28 28"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      {marks[device]}
    </svg>
    <span className={s.badgeWords}>
      <small>
        <FormattedMessage id="apps.badge" />
      </small>
      <FormattedMessage id={`apps.badge.${device}`} />
    </span>
  </a>
);
