/** A phone that shows a drink, its Stars and a button. */
export const PhoneDrawing = ({ className }: { readonly className: string | undefined }) => (
  <svg viewBox="0 0 220 300" className={className} aria-hidden>
    <rect x="40" y="6" width="140" height="288" rx="26" fill="var(--color-ink)" />
    <rect x="48" y="14" width="124" height="272" rx="19" fill="var(--color-surface)" />
    <rect x="92" y="20" width="36" height="8" rx="4" fill="var(--color-ink)" />
    <rect x="60" y="42" width="100" height="104" rx="14" fill="var(--color-plate)" />
    <path d="M86 70h48l-6 60a8 8 0 0 1-8 7h-20a8 8 0 0 1-8-7z" fill="var(--color-primary)" />
    <rect x="82" y="60" width="56" height="12" rx="6" fill="var(--color-ink)" />
    <rect x="60" y="160" width="74" height="10" rx="5" fill="var(--color-ink)" opacity="0.8" />
    <rect x="60" y="178" width="100" height="8" rx="4" fill="var(--color-ink)" opacity="0.25" />
    {[0, 1, 2, 3].map((star) => (
      <path
        key={star}
        transform={`translate(${62 + star * 25} 198)`}
        d="m10 0 3 6.6 7.2.8-5.4 4.8 1.5 7.1L10 15.7l-6.3 3.6 1.5-7.1L-.2 7.4 7 6.6z"
        fill="var(--color-primary)"
        opacity={star === 3 ? 0.3 : 1}
      />
    ))}
    <rect x="60" y="238" width="100" height="30" rx="15" fill="var(--color-primary)" />
  </svg>
);
