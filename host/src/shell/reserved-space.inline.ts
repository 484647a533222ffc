// Like early-events.inline.ts this runs in each page's head. It sets the custom properties that `reserveSpace` of
// remote-kit has stored, before the first frame. A value that cannot be read reserves nothing.
try {
  // The gift that was started in this tab (D-76).
  if (sessionStorage.getItem('crema.gift-draft'))
    document.documentElement.style.setProperty('--reserved-gift-draft', '1');
  const stored = JSON.parse(localStorage.getItem('crema.reserved') ?? '{}') as {
    v?: number;
    value?: Record<string, unknown>;
  };
  if (stored.v === 1)
    for (const [name, count] of Object.entries(stored.value ?? {}))
      document.documentElement.style.setProperty(`--reserved-${name}`, String(Number(count)));
} catch {
  // The page is laid out without reserved space.
}
